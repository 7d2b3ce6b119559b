// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export function once(model: LanguageModel, question: string) {
  const messages: ModelMessage[] = [
    { role: 'user', content: question },
  ];
  return generateText({ model, instructions: 'Be brief.', messages });
}

export async function twice(model: LanguageModel, question: string, name: string) {
  const instructions = `Call the user ${name}.`;
  const messages: ModelMessage[] = [
    { role: 'user', content: question },
  ];
  const { text } = await generateText({ model, instructions, messages });
  return streamText({ model, instructions, messages: [...messages, { role: 'assistant', content: text }] });
}

export function pushed(model: LanguageModel, question: string) {
  const messages: ModelMessage[] = [];
  messages.push({ role: 'user', content: question });
  return generateText({
    model,
    instructions: 'Be brief.',
    messages,
  });
}

export function spread(model: LanguageModel, question: string) {
  const opening = [{ role: 'user', content: 'Hello' } as const];
  return generateText({ model, instructions: 'Be brief.', messages: [...opening, { role: 'user', content: question }] });
}
