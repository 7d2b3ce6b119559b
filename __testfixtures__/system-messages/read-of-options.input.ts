// @from 6
// @findings warning:8 warning:17 warning:29 error:38
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function logged(model: LanguageModel, history: ModelMessage[]) {
  const options = {
    model,
    messages: [{ role: 'system' as const, content: 'Be brief.' }, ...history],
  };
  const { text } = await generateText(options);
  return { text, sent: options.messages };
}

export async function typed(model: LanguageModel, history: ModelMessage[]) {
  const options: Parameters<typeof generateText>[0] = {
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      ...history,
    ],
  };
  const { text } = await generateText(options);
  return { text, sent: options.messages };
}

export async function takenApart(model: LanguageModel, history: ModelMessage[]) {
  const options = {
    model,
    messages: [{ role: 'system' as const, content: 'Be brief.' }, ...history],
  };
  const { messages } = options;
  const { text } = await generateText(options);
  return { text, sent: messages };
}

const optionsFor = (model: LanguageModel, history: ModelMessage[]) => ({
  model,
  messages: [{ role: 'system' as const, content: 'Be brief.' }, ...history],
});

export async function made(model: LanguageModel, history: ModelMessage[]) {
  const options = optionsFor(model, history);
  const { text } = await generateText(options);
  return { text, sent: options.messages };
}
