// @from 6
import type { LanguageModel, ToolSet } from 'ai';
import {
  generateText,
  hasToolCall,
  isStepCount, // bounds the loop
  streamText,
} from 'ai';

export async function research(model: LanguageModel, tools: ToolSet, prompt: string) {
  // stepCountIs(3) would be too few here
  const { text } = await generateText({
    model,
    tools,
    prompt,
    stopWhen: [isStepCount(8), hasToolCall('answer')],
  });
  return streamText({ model, tools, prompt: text, stopWhen: isStepCount(2) });
}
