// @from 5
// @only final-step
// @row usage-now-total usage-now-total-stream accumulated-tool-members end-event-accumulated
import { generateText, type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const result = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  if (result.finalStep.toolCalls.length > 0) console.log(result.finalStep.usage);
  const stream = streamText({
    model,
    tools,
    prompt: 'Hello',
    stopWhen: stepCountIs(5),
    onFinish: ({ finalStep: { usage }, totalUsage }) => console.log(usage, totalUsage),
  });
  return { result, usage: (await stream.finalStep).usage, later: stream.finalStep.then(step => step.usage).then(({ inputTokens }) => inputTokens) };
}
