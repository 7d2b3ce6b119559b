// @from 6
const { generateText } = require('ai');

export const ask = (model: any, prompt: string) => generateText({ model, prompt });
