// @from 4
import { streamText, tool } from 'ai';
import { z } from 'zod';

const ask = {
  description: 'Ask',
  inputSchema: z.object({ question: z.string() }),
};

export const tools = {
  ask,
  now: tool({ inputSchema: z.object({}), execute: async () => 'now' }),
};
tools.pick = { inputSchema: z.object({ colour: z.string() }) };

export const run = (model, prompt) => streamText({ model, prompt, tools });

export const list = () => Object.entries(tools).map(([name, one]) => ({ name, parameters: one.inputSchema }));
