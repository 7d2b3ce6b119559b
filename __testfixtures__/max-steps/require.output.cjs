// @from 4
const { generateText, isStepCount } = require('ai');

module.exports.ask = (model, prompt) => generateText({ model, prompt, stopWhen: isStepCount(5) });
