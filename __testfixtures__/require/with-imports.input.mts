// @from 4
const { generateText } = require('ai');

export const ask = (model: any, prompt: string) => generateText({ model, prompt, maxSteps: 5 });
