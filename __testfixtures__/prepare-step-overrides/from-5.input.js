// @from 5
import { generateText, streamText } from 'ai'

const settings = model => ({ model, prompt: 'Hi', stopWhen: () => false })

export const appends = model =>
  generateText({
    ...settings(model),
    prepareStep: async ({ messages }) => ({ messages: messages.concat({ role: 'user', content: 'Go on.' }) }),
  })

export const late = model =>
  streamText({
    ...settings(model),
    prepareStep({ stepNumber }) {
      if (stepNumber > 3) return { system: 'Come to an end.' }
    },
  })
