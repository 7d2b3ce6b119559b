// @from 6
// @only deprecated-types
import * as ai from 'ai';
import { generateText, type LanguageModel, type OnStepFinishEvent, type ToolSet } from 'ai';

export function logStep<T extends ToolSet>({ finishReason }: OnStepFinishEvent<T>) {
  console.log(finishReason);
}
export const onFinish = (event: ai.OnFinishEvent) => console.log(event.text);
export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, onStepFinish: logStep, onFinish });
