// @from 5
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, question: string, facts: string[]) =>
  generateText({
    model,
    instructions: `You answer questions.

      - Be brief.
        ${facts.map(fact => `- ${fact}`).join('\n')}
	- A tab before this one.
`,
    messages: [
      { role: 'user', content: question },
    ],
  });
