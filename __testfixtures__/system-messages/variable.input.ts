// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export function once(model: LanguageModel, question: string) {
  const messages: ModelMessage[] = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: question },
  ];
  return generateText({ model, messages });
}

export async function twice(model: LanguageModel, question: string, name: string) {
  const messages: ModelMessage[] = [
    { role: 'system', content: `Call the user ${name}.` },
    { role: 'user', content: question },
  ];
  const { text } = await generateText({ model, messages });
  return streamText({ model, messages: [...messages, { role: 'assistant', content: text }] });
}

export function pushed(model: LanguageModel, question: string) {
  const messages: ModelMessage[] = [{ role: 'system', content: 'Be brief.' }];
  messages.push({ role: 'user', content: question });
  return generateText({
    model,
    messages,
  });
}

export function spread(model: LanguageModel, question: string) {
  const opening = [{ role: 'system', content: 'Be brief.' } as const, { role: 'user', content: 'Hello' } as const];
  return generateText({ model, messages: [...opening, { role: 'user', content: question }] });
}
