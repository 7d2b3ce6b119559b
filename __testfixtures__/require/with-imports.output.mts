// @from 4
import { generateText, isStepCount } from 'ai';

export const ask = (model: any, prompt: string) => generateText({ model, prompt, stopWhen: isStepCount(5) });
