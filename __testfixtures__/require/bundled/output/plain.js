const { generateText } = require('ai');

export const ask = (model, prompt) => generateText({ model, prompt });
