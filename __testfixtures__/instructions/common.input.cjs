// @from 6
const { generateText, streamText } = require('ai')

const base = { system: 'Be brief.' }

module.exports.ask = async (model, prompt, system) => {
  await generateText({ model, prompt, ...base })
  return streamText({ model, prompt, system, prepareStep: () => ({ system: 'Go on.' }) })
}
