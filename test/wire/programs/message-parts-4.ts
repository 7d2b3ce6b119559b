// @from 4
// @unmigrated broken
import { type CoreMessage, generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'Cold.' }, { text: 'A contract.' }];

const history: CoreMessage[] = [
  { role: 'user', content: 'How is it in Bern?' },
  { role: 'assistant', content: [{ type: 'tool-call', toolCallId: '1', toolName: 'weather', args: { city: 'Bern' } }] },
  {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: '1', toolName: 'weather', result: { temperature: 4 } }],
  },
];

export async function main(model: LanguageModel) {
  const first = await generateText({ model, temperature: 0, messages: history });
  const second = await generateText({
    model,
    temperature: 0,
    messages: [{ role: 'user', content: [{ type: 'file', data: 'AAAA', mimeType: 'application/pdf' }] }],
  });
  return [first.text, second.text];
}
