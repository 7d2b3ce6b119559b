// @from 4
const ai = require('ai');

module.exports.ask = (model, prompt) => ai.generateText({ model, prompt, stopWhen: ai.isStepCount(5) });
