// @from 5
const { generateText, isStepCount: stepCountIs } = require('ai');
const ai = require('ai');

module.exports.ask = (model, prompt) => generateText({ model, prompt, stopWhen: stepCountIs(5) });
module.exports.limit = count => ai.isStepCount(count);
module.exports.always = require('ai').isStepCount(1);
