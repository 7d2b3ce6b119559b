// @from 4
const { generateText } = require('ai');

module.exports.ask = (model, prompt) => generateText({ model, prompt, maxSteps: 5 });
