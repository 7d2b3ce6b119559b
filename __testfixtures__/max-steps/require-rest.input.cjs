// @from 4
const { generateText, ...sdk } = require('ai');

exports.ask = prompt => generateText({ model: sdk.model, prompt, maxSteps: 5 });
