// @from 4
import { generateText, isStepCount, type LanguageModel } from "ai"

export const ask = (model: LanguageModel, prompt: string) =>
    generateText({
        model
        , prompt
        , stopWhen: isStepCount(5)
    })
