import { streamText } from './sdk';
import { isStepCount } from 'ai';

type Model = Parameters<typeof streamText>[0]['model'];

export const show = (model: Model, prompt: string) => streamText({ model, prompt, stopWhen: isStepCount(5) });
