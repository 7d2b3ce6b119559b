// @from 4
const { generateText, streamText: stream } = require('ai');
const ai = require('ai');

const settings = { maxOutputTokens: 100 };

async function ask(model, prompt, maxTokens) {
  await generateText({ model, prompt, ...settings })
  await ai.generateText({ model, prompt, maxOutputTokens: maxTokens })
  return stream({ model, prompt, maxOutputTokens: maxTokens || 50 }).textStream
}

exports.ask = ask
exports.title = (model, prompt) => require('ai').generateText({ model, prompt, maxOutputTokens: 10 })
