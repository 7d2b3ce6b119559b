// @from 6
import { generateText, isStepCount as stepCountIs } from 'ai';
import { isStepCount as limit } from 'ai';

export const ask = (model: any, prompt: string) => generateText({ model, prompt, stopWhen: [stepCountIs(5), limit(9)] });
