// @from 6
import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

const page = { title: 'Weather', tools: {} };

const rename = tool({
  inputSchema: z.object({ title: z.string() }),
  execute: ({ title }) => ({ title }),
});

export const main = async (model: LanguageModel) => {
  const { content } = await generateText({ model, prompt: page.title, tools: { rename } });
  return content.map(part => (part.type === 'tool-call' ? part.title : page.title));
};
