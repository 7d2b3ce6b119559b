// @from 6
import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

interface Job {
  experimental_context: { user: string };
}

const run = (job: Job) => job.experimental_context.user;

class Runner {
  experimental_context = { user: 'a' };
  start = () => this.experimental_context.user;
}

const add = tool({
  inputSchema: z.object({ user: z.string() }),
  execute: async ({ user }, { toolCallId }) => ({ user, toolCallId }),
});

export async function main(model: LanguageModel) {
  const experimental_context = { user: new Runner().start() };
  const { text } = await generateText({ model, prompt: run({ experimental_context }), tools: { add } });
  return { text, experimental_context };
}
