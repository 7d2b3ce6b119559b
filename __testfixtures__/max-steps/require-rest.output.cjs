// @from 4
const { generateText, isStepCount, ...sdk } = require('ai');

exports.ask = prompt => generateText({ model: sdk.model, prompt, stopWhen: isStepCount(5) });
