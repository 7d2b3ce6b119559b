import { streamText } from './sdk';

type Model = Parameters<typeof streamText>[0]['model'];

export const show = (model: Model, prompt: string) => streamText({ model, prompt, maxSteps: 5 });
