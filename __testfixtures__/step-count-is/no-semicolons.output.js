// @from 6
import { generateText, isStepCount } from "ai"

export const ask = (model, prompt) => generateText({ model, prompt, stopWhen: isStepCount(5) })
