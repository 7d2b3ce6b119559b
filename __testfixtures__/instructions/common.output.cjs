// @from 6
const { generateText, streamText } = require('ai')

const base = { instructions: 'Be brief.' }

module.exports.ask = async (model, prompt, system) => {
  await generateText({ model, prompt, ...base })
  return streamText({ model, prompt, instructions: system, prepareStep: () => ({ instructions: 'Go on.' }) })
}
