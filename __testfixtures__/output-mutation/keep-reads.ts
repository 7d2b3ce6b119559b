// @from 6
// @only output-mutation
import { generateText, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
const seen: unknown[] = [];
const totals = { count: 0, output: '' };

export const call = () =>
  generateText({
    model,
    tools,
    prompt: 'p',
    experimental_onToolCallFinish: event => {
      seen.push(event.output);
      totals.count += 1;
      totals.output = String(event.output);
      const copy = { ...(event.output as object), email: '' };
      copy.email = '[hidden]';
      let { output } = event;
      output = copy;
      Object.assign(totals, event.output);
      console.log(event.durationMs, output);
    },
    onStepFinish: step => {
      (step as { text: string }).text = '';
    },
  });

// Of the project itself.
export const own = {
  onToolCallFinish: (event: { output: string[] }) => {
    event.output.pop();
  },
};
