// @from 4
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

interface Step {
  stepType: 'initial' | 'last';
  isContinued: boolean;
}

export async function ask(step: Step) {
  const { text } = await generateText({ model, prompt: 'Hello' });
  return step.stepType === 'initial' && step.isContinued ? text : '';
}
