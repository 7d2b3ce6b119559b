// @from 5
// @only reasoning-parts
// @row reasoning-union-widened
import { generateText, type LanguageModel } from "ai";

declare const model: LanguageModel;

export const ask = async () => {
  const { reasoning } = await generateText({ model, prompt: "Hello" });
  return reasoning.map((part) => part.type === "reasoning" ? part.text : "").join("");
};
