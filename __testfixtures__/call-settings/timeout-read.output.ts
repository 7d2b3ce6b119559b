// @from 6
import { generateText, type LanguageModelCallOptions, type RequestOptions, type LanguageModel } from "ai";

export const isLong = ({ timeout }: LanguageModelCallOptions & RequestOptions) => typeof timeout === "number" && timeout > 1000;
export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, timeout: 5000 });
