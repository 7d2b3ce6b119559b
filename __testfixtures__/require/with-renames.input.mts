// @from 6
const { generateText, stepCountIs } = require('ai');
const { stepCountIs: limit } = require('ai');

export const ask = (model: any, prompt: string) => generateText({ model, prompt, stopWhen: [stepCountIs(5), limit(9)] });
