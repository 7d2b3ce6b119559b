// @from 6
// @findings error:12 error:17 error:24 error:31 error:37
import { generateText, type LanguageModel } from 'ai';

async function answer(model: LanguageModel) {
  const result = await generateText({ model, prompt: 'Hello' });
  return { response: result.response, at: Date.now() };
}

export async function read(model: LanguageModel) {
  const own = await answer(model);
  return own.response.messages;
}

export async function variable(model: LanguageModel) {
  const { response } = await answer(model);
  return response.messages;
}

export async function assigned(model: LanguageModel) {
  let messages: unknown[] = [];
  ({
    response: {
      messages,
    },
  } = await answer(model));
  return messages;
}

export async function nested(model: LanguageModel) {
  const { response: { messages } } = await answer(model);
  return messages;
}

export async function otherName(model: LanguageModel) {
  const { response } = await generateText({ model, prompt: 'Hello' });
  const { last: { messages } } = { last: response };
  return messages;
}
