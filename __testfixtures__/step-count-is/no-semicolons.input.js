// @from 6
import { generateText, stepCountIs } from "ai"

export const ask = (model, prompt) => generateText({ model, prompt, stopWhen: stepCountIs(5) })
