// @from 4
import { generateText, type LanguageModel } from "ai"

export const ask = (model: LanguageModel, prompt: string) =>
    generateText({
        model
        , prompt
        , maxSteps: 5
    })
