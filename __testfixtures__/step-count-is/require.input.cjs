// @from 5
const { generateText, stepCountIs } = require('ai');
const ai = require('ai');

module.exports.ask = (model, prompt) => generateText({ model, prompt, stopWhen: stepCountIs(5) });
module.exports.limit = count => ai.stepCountIs(count);
module.exports.always = require('ai').stepCountIs(1);
