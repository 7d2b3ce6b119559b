// @from 6
// @only output-mutation
// @findings warning:13 warning:15 warning:25 warning:26 warning:34 warning:44
import { generateText, streamText, ToolLoopAgent, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
export const prompt = 'p';

export const pattern = () =>
  generateText({
    model, tools, prompt, experimental_onToolCallFinish: ({ success, ...rest }) => console.log(success, rest) });
export const read = (event: any) => generateText({ model, tools, prompt, experimental_onToolCallFinish: event => { delete (event.output as { email?: string }).email; } });
export const method = () =>
  streamText({ model, tools, prompt, async experimental_onToolCallFinish({ output }) { (output as { email: string }).email = '[hidden]'; } });

export const alias = () =>
  streamText({
    model,
    tools,
    prompt,
    experimental_onToolCallFinish: event => {
      const output = event.output as { email?: string; rows: string[] };
      // Both are what the next request sends.
      output.rows.splice(0, 1);
      Object.assign(output, { email: undefined });
    },
  });

const redact = (event: { output?: unknown }) => {
  const { output } = event;
  if (Array.isArray(output)) {
    // Also where the function has a name.
    output.pop();
  }
};
export const referred = () => generateText({ model, tools, prompt, experimental_onToolCallFinish: redact });

// The name of 7.
export const agent = (event: string) =>
  new ToolLoopAgent({
    model,
    tools,
    ...{ id: event, experimental_onToolCallFinish: (given: { output: number[] }) => { given.output[0] = 1; } },
  });
