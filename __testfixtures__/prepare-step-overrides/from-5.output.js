// @from 5
import { generateText, streamText } from 'ai'

const settings = model => ({ model, prompt: 'Hi', stopWhen: () => false })

export const appends = model =>
  generateText({
    ...settings(model),
    prepareStep: async ({ initialMessages, responseMessages }) => {
      const messages = [...initialMessages, ...responseMessages]
      return { messages: messages.concat({ role: 'user', content: 'Go on.' }) }
    },
  })

export const late = model =>
  streamText({
    ...settings(model),
    prepareStep({ stepNumber, initialInstructions }) {
      if (stepNumber > 3) return { instructions: 'Come to an end.' }
      return { instructions: initialInstructions ?? [] }
    },
  })
