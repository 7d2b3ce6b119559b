// @from 4
// @only instructions
import { generateText, type CoreMessage, type LanguageModel } from 'ai';
import { z } from 'zod';

interface PromptParts {
  system: string;
  user: string;
}

const theme = { system: 'light', dark: 'dark' };
const bodySchema = z.object({ system: z.string().optional(), prompt: z.string() });
const attributes = { 'gen_ai.system': 'openai', system: 'linux' };

function build(topic: string): PromptParts {
  return { system: `You know ${topic}.`, user: 'Tell me.' };
}

function choose(system: boolean) {
  return system ? theme.system : theme.dark;
}

const isSystem = (message: CoreMessage) => message.role === 'system';

export async function ask(model: LanguageModel, body: z.infer<typeof bodySchema>, history: CoreMessage[]) {
  const { system, user } = build(body.prompt);
  const { text } = await generateText({ model, prompt: `${system}\n\n${user}` });
  const rest = history.filter(message => !isSystem(message));
  const record: { system?: string } = {};
  record.system = attributes.system;
  await fetch('/log', { method: 'POST', body: JSON.stringify({ system, text, rest, ...record }) });
  return { system: choose(true), text };
}
