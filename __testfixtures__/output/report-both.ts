// @from 6
// @findings warning:6
import { generateText, Output, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) => {
  const options = { experimental_output: Output.text(), output: Output.text() };
  return generateText({ model, prompt, ...options });
};
