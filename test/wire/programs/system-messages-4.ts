// @from 4
// @unmigrated broken
import { generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }];

/** One system message, several, and one of several lines. */
export async function main(model: LanguageModel) {
  const one = await generateText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hello' },
    ],
    temperature: 0,
  });
  const several = await generateText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'system', content: 'Be polite.' },
      { role: 'user', content: 'Hello again' },
    ],
    temperature: 0,
  });
  const name = 'Ada';
  const lines = await generateText({
    model,
    messages: [
      {
        role: 'system',
        content: `You talk to ${name}.
  - Be brief.
    - Be polite.
`,
      },
      { role: 'user', content: [{ type: 'text', text: 'Who am I?' }] },
    ],
    temperature: 0,
  });
  return [one.text, several.text, lines.text];
}
