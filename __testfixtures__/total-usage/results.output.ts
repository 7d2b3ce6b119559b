// @from 6
// @only final-step total-usage
// @row total-usage
import { generateText, type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

type Result = Awaited<ReturnType<typeof generateText>>;
type Usage = Result['usage'];

const stopWhen = stepCountIs(5);

export async function generated(): Promise<Usage[]> {
  const result = await generateText({ model, tools, stopWhen, prompt: 'Hello' });
  const { finalStep: { usage }, usage: totalUsage } = await generateText({ model, tools, stopWhen, prompt: 'Hello' });
  return [result.finalStep.usage, result.usage, usage, totalUsage];
}

export async function streamed() {
  const result = streamText({
    model,
    tools,
    stopWhen,
    prompt: 'Hello',
    onFinish: ({ usage: totalUsage, finalStep: { usage: last } }) => console.log(totalUsage.totalTokens, last),
  });
  const { finalStep, usage: totalUsage } = result;
  for await (const part of result.fullStream) if (part.type === 'finish') console.log(part.totalUsage);
  return [await result.usage, (await finalStep).usage, (await totalUsage).inputTokens];
}

export const renamed = async () => {
  const { finalStep: { toolCalls }, usage } = await generateText({ model, tools, stopWhen, prompt: 'Hello' });
  return { toolCalls, usage };
};
