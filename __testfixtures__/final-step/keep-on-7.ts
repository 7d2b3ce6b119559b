// @from 7
// @only final-step total-usage
import { generateText, isStepCount, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const { usage, toolCalls, responseMessages } = await generateText({
    model,
    tools,
    prompt: 'Hello',
    stopWhen: isStepCount(5),
    onEnd: ({ usage, totalUsage }) => console.log(usage, totalUsage),
  });
  const result = streamText({ model, tools, prompt: 'Hello', stopWhen: isStepCount(5) });
  return [usage, toolCalls, responseMessages, await result.usage, await result.response, await result.totalUsage];
}
