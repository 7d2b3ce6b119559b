// @from 4
// @row no-message-validation
// @findings error:10 warning:14
// @types-skip what 4 refused does not compile either
import { generateText, InvalidPromptError, type LanguageModel } from 'ai';
export const both = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    messages: [{ role: 'user', content: 'Hi' }],
  });

export const isWrong = (error: unknown) =>
  InvalidPromptError.isInstance(error);
