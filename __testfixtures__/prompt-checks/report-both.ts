// @from 6
// @row prompt-and-messages-both prompt-and-messages
// @findings error:8 error:12 warning:18
// @types-skip what 6 refused does not compile either
import { convertToModelMessages, generateText, InvalidPromptError, streamText, type LanguageModel, type ModelMessage, type UIMessage } from 'ai';

export const both = (model: LanguageModel, messages: ModelMessage[]) =>
  generateText({ model, prompt: 'Hello', messages });

export const ui = async (model: LanguageModel, messages: UIMessage[]) => {
  await generateText({ model, messages: await convertToModelMessages(messages) });
  return streamText({ model, messages });
};

export async function reply(model: LanguageModel, prompt: string) {
  try {
    return await generateText({ model, prompt });
  } catch (error) { if (InvalidPromptError.isInstance(error)) return null;
    throw error;
  }
}
