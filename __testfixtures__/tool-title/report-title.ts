// @from 6
// @row tool-title-deprecated
// @findings info:8 info:15
import { dynamicTool, generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const weather = tool({
  title: 'Weather',
  inputSchema: z.object({ city: z.string() }),
  execute: ({ city }) => `Sunny in ${city}.`,
});

const other = dynamicTool({
  description: 'Anything',
  'title': 'Other',
  inputSchema: z.object({}),
  execute: () => 'done',
});

export const main = (model: LanguageModel) => generateText({ model, prompt: 'Hi', tools: { weather, other } });
