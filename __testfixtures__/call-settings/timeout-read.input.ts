// @from 6
import { generateText, type CallSettings as Settings, type LanguageModel } from "ai";

export const isLong = ({ timeout }: Settings) => typeof timeout === "number" && timeout > 1000;
export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, timeout: 5000 });
