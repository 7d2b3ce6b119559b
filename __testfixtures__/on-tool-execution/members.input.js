// @from 6
// @findings warning:26 warning:29
import { generateText, streamText, ToolLoopAgent } from 'ai';

export class Assistant {
  last = event => console.log(event.output, event.durationMs);

  constructor(model) {
    this.agent = new ToolLoopAgent({ model, experimental_onToolCallFinish: this.onTool.bind(this) });
  }

  onTool({ success, error }) {
    if (!success) console.error(error);
  }

  ask(model, prompt) {
    return generateText({ model, prompt, experimental_onToolCallFinish: this.last });
  }
}

const options = model => ({ model, experimental_onToolCallFinish({ success }) { console.log(success); } });

export const stream = (model, prompt) => streamText({ ...options(model), prompt });

/** What is given may read anything of the event. */
export const passed = (model, prompt, onTool) => generateText({ model, prompt, experimental_onToolCallFinish: onTool });

export const member = (model, prompt, { events }) =>
  generateText({ model, prompt, experimental_onToolCallFinish: events.tool });

export const logged = (model, prompt) => generateText({ model, prompt, experimental_onToolCallFinish: console.log });
