// @from 6
// @findings warning:15 warning:21 warning:23
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

type Role = 'user' | 'assistant' | 'system';

interface Row {
  role: Role;
  text: string;
}

function toMessage({ role, text }: { role: 'user' | 'system'; text: string }): ModelMessage {
  return {
    // Which it is stands in the database.
    role,
    content: text,
  };
}

export async function ask(model: LanguageModel, rows: Row[], notes: { role: 'user' | 'system'; text: string }[]) {
  const messages: ModelMessage[] = rows.map(row => ({ role: row.role, content: row.text }));
  await generateText({ model, messages });
  await generateText({ model, messages: rows.map(({ role: by, text }) => ({ role: by, content: text })) });
  return generateText({ model, messages: notes.map(note => toMessage(note)) });
}
