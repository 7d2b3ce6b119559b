const { generateText } = require('ai');

exports.ask = (model, prompt) => generateText({ model, prompt });
