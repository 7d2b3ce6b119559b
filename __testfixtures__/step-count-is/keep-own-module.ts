// @from 5
import { generateText, type LanguageModel } from 'ai';

class Pipeline {
  steps: unknown[] = [];
  stepCountIs = (count: number) => this.steps.length === count;
}

export function run(model: LanguageModel, pipeline = new Pipeline()) {
  const { stepCountIs } = pipeline;
  return stepCountIs(2) ? undefined : generateText({ model, prompt: 'Go on.' });
}
