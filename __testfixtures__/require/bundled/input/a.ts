// @from 6
// @types-skip it is compiled with another module setting here
import ai = require('ai');
const { embed } = require('ai');

export const ask = (model: any, prompt: string) => ai.generateText({ model, prompt });
export const look = (model: any, value: string) => embed({ model, value });
