// @from 4
const { generateText, streamText: stream } = require('ai');
const ai = require('ai');

const settings = { maxTokens: 100 };

async function ask(model, prompt, maxTokens) {
  await generateText({ model, prompt, ...settings })
  await ai.generateText({ model, prompt, maxTokens })
  return stream({ model, prompt, maxTokens: maxTokens || 50 }).textStream
}

exports.ask = ask
exports.title = (model, prompt) => require('ai').generateText({ model, prompt, maxTokens: 10 })
