// @from 6
const { generateText } = require('ai');
const ai = require('ai');

exports.ask = (model, prompt) => generateText({ model, prompt });
exports.look = (model, value) => ai.embed({ model, value });
