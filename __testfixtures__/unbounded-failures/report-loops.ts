// @from 6
// @only unbounded-failures
// @findings warning:17 warning:18 warning:19 warning:26 warning:30 warning:33
import { generateText, hasToolCall, stepCountIs, streamText, tool, ToolLoopAgent, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function find(id: string): Promise<string>;
const look = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => find(id),
});
const prompt = 'p';
const MANY = 500;

export const calls = [
  generateText({ model, prompt, tools: { look }, stopWhen: hasToolCall('done') }),
  streamText({ model, prompt, tools: { look }, stopWhen: [stepCountIs(1_000), hasToolCall('done')] }),
  streamText({ model, prompt, tools: { look }, stopWhen: stepCountIs(MANY) }),
];

export const answered = generateText({
  model,
  prompt,
  tools: { look },
  stopWhen: ({ steps }) => steps.some(({ toolCalls }) => toolCalls.some(call => call.toolName === 'done')),
});

const tools = { look };
export const agent = new ToolLoopAgent({ model, tools, stopWhen: stepCountIs(Infinity) });

export const endless = [hasToolCall('done'), hasToolCall('failed')];
export const second = new ToolLoopAgent({ model, tools, stopWhen: [] });
