// @from 6
// @findings warning:26 warning:29
import { generateText, streamText, ToolLoopAgent } from 'ai';

export class Assistant {
  last = event => console.log(event.toolOutput.type === 'tool-result' ? event.toolOutput.output : undefined, event.toolExecutionMs);

  constructor(model) {
    this.agent = new ToolLoopAgent({ model, onToolExecutionEnd: this.onTool.bind(this) });
  }

  onTool({ toolOutput }) {
    if (toolOutput.type !== 'tool-result') console.error(toolOutput.error);
  }

  ask(model, prompt) {
    return generateText({ model, prompt, onToolExecutionEnd: this.last });
  }
}

const options = model => ({ model, onToolExecutionEnd({ toolOutput }) { console.log(toolOutput.type === 'tool-result'); } });

export const stream = (model, prompt) => streamText({ ...options(model), prompt });

/** What is given may read anything of the event. */
export const passed = (model, prompt, onTool) => generateText({ model, prompt, onToolExecutionEnd: onTool });

export const member = (model, prompt, { events }) =>
  generateText({ model, prompt, onToolExecutionEnd: events.tool });

export const logged = (model, prompt) => generateText({ model, prompt, onToolExecutionEnd: console.log });
