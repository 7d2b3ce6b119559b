// @from 6
import { generateText, ToolLoopAgent, type LanguageModel, type ModelMessage } from 'ai';

export const inline = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    allowSystemInMessages: true,
    messages: [{ role: 'system', content: 'Be brief.' }, ...history],
  });

export const refused = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, allowSystemInMessages: false, messages: [{ role: 'system', content: 'Be brief.' }, ...history] });

function build(question: string): ModelMessage[] {
  return [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: question },
  ];
}

export const helped = async (model: LanguageModel, question: string) =>
  generateText({ model, allowSystemInMessages: true, messages: build(question) });

export function grown(model: LanguageModel, history: ModelMessage[]) {
  const messages = [...history];
  messages.unshift({ role: 'system', content: 'Be brief.' });
  return generateText({ model, allowSystemInMessages: true, messages });
}

export const agent = (model: LanguageModel) => new ToolLoopAgent({ model, allowSystemInMessages: true });
