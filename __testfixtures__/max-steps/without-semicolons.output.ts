// @from 4
import { generateText, type LanguageModel, isStepCount } from "ai"

export const ask = (model: LanguageModel, prompt: string) =>
    generateText({
        model
        , prompt
        , stopWhen: isStepCount(5)
    })
