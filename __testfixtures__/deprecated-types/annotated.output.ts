// @from 6
// @only deprecated-types
import * as ai from 'ai';
import { generateText, type LanguageModel, type GenerateTextStepEndEvent, type ToolSet } from 'ai';

export function logStep<T extends ToolSet>({ finishReason }: GenerateTextStepEndEvent<T>) {
  console.log(finishReason);
}
export const onFinish = (event: ai.GenerateTextEndEvent) => console.log(event.text);
export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, onStepFinish: logStep, onFinish });
