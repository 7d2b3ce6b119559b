// @from 6
// @types-skip it is compiled with another module setting here
import * as ai from 'ai';
import { embed } from 'ai';

export const ask = (model: any, prompt: string) => ai.generateText({ model, prompt });
export const look = (model: any, value: string) => embed({ model, value });
