// @from 6
const { generateText } = require('ai');
const { stepCountIs } = require('./conditions');

module.exports = (model, prompt) => generateText({ model, prompt, stopWhen: stepCountIs(3) });
