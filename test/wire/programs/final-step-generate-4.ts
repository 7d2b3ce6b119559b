// @from 4
// @unmigrated broken
import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { toolCalls: [{ name: 'weather', input: { city: 'Mersin' } }] },
  { reasoning: 'Both are clear.', text: 'It is sunny in both.' },
];

/** In 4 the usage is that of all steps, and what was called is that of the last. */
export async function main(model: LanguageModel) {
  const weather = tool({
    description: 'The weather in a city',
    parameters: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, sky: 'clear' }),
  });
  const options = { model, prompt: 'Hello', tools: { weather }, temperature: 0 };
  const result = await generateText({ ...options, maxSteps: 4 });
  const { usage, toolCalls = [], sources, text } = result;
  return {
    usage: [usage.promptTokens, result.usage.completionTokens, usage.totalTokens],
    calls: [toolCalls.length, result.toolResults.length, result.files.length, sources.length],
    reasoning: result.reasoning ? 'some' : 'none',
    details: result.reasoningDetails.length,
    model: result.response.modelId,
    text,
    steps: result.steps.map(step => [step.usage.promptTokens, step.toolCalls.length, step.stepType === 'initial']),
  };
}
