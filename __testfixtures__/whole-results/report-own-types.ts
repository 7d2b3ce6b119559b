// @from 6
// @only whole-results
// @findings warning:21 warning:22 warning:25 warning:31 warning:36
import { generateText, type LanguageModel, stepCountIs, streamObject, streamText, type ToolSet } from 'ai';

interface Answer {
  text: string;
  usage: { inputTokens: number | undefined };
}

declare const model: LanguageModel;
declare const tools: ToolSet;

const record = (answer: Answer) => console.log(answer.usage.inputTokens);
const count = ({ toolCalls }: { toolCalls: unknown[] }) => toolCalls.length;
const print = (answer: { text: string }) => console.log(answer.text);

export async function ask() {
  const result = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  print(result);
  record(result);
  return count(await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) }));
}

export const stream = () => streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5), onFinish: finished });

const finished = (event: Answer) => console.log(event.usage);

export const inline = () =>
  streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5),
    onFinish: ({ usage }: { usage: { totalTokens: number | undefined } }) => console.log(usage.totalTokens),
  });

const shared = ({ usage }: { usage: { totalTokens: number | undefined } }) => console.log(usage);
shared({ usage: { totalTokens: 1 } });
export const again = () => streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5), onFinish: shared });

export const objects = () => streamObject({ model, prompt: 'Hello', output: 'no-schema', onFinish: shared });
