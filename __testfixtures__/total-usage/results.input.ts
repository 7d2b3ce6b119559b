// @from 6
// @only final-step total-usage
// @row total-usage
import { generateText, type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

type Result = Awaited<ReturnType<typeof generateText>>;
type Usage = Result['totalUsage'];

const stopWhen = stepCountIs(5);

export async function generated(): Promise<Usage[]> {
  const result = await generateText({ model, tools, stopWhen, prompt: 'Hello' });
  const { usage, totalUsage } = await generateText({ model, tools, stopWhen, prompt: 'Hello' });
  return [result.usage, result.totalUsage, usage, totalUsage];
}

export async function streamed() {
  const result = streamText({
    model,
    tools,
    stopWhen,
    prompt: 'Hello',
    onFinish: ({ totalUsage, usage: last }) => console.log(totalUsage.totalTokens, last),
  });
  const { usage, totalUsage } = result;
  for await (const part of result.fullStream) if (part.type === 'finish') console.log(part.totalUsage);
  return [await result.totalUsage, await usage, (await totalUsage).inputTokens];
}

export const renamed = async () => {
  const { toolCalls, totalUsage: usage } = await generateText({ model, tools, stopWhen, prompt: 'Hello' });
  return { toolCalls, usage };
};
