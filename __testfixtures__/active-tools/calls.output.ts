// @from 6
// @row experimental-active-tools
import { generateText, streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const tools = { now: tool({ inputSchema: z.object({}) }), later: tool({ inputSchema: z.object({}) }) };
const experimental_activeTools = ['now' as const];

export const property = (prompt: string) => generateText({ model, tools, prompt, activeTools: ['now'] });
export const shorthand = (prompt: string) => streamText({ model, tools, prompt, activeTools: experimental_activeTools });
export const spread = (prompt: string, isSlow: boolean) =>
  generateText({ model, tools, prompt, ...(isSlow && { activeTools: experimental_activeTools }) });

const settings = { temperature: 0, activeTools: experimental_activeTools };

export function held(prompt: string) {
  console.log(settings.activeTools);
  return generateText({ model, tools, prompt, ...settings });
}
