// @from 6
// @only unbounded-failures
import { generateText, hasToolCall, stepCountIs, tool, ToolLoopAgent, type LanguageModel, type StopCondition } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const limit: number;
declare const enough: StopCondition<any>;
declare const more: { stopWhen?: StopCondition<any> };
declare function find(id: string): Promise<string>;
const look = tool({ inputSchema: z.object({ id: z.string() }), execute: async ({ id }) => find(id) });
const safe = tool({ inputSchema: z.object({ id: z.string() }), execute: async ({ id }) => id });
const none = tool({ inputSchema: z.object({ id: z.string() }) });
const prompt = 'p';
const until = Date.now() + 60_000;
const tools = { look };

export const calls = [
  generateText({ model, prompt, tools }),
  generateText({ model, prompt, tools, stopWhen: stepCountIs(50) }),
  generateText({ model, prompt, tools, stopWhen: [hasToolCall('done'), stepCountIs(10)] }),
  generateText({ model, prompt, tools, stopWhen: stepCountIs(limit) }),
  generateText({ model, prompt, tools, stopWhen: enough }),
  generateText({ model, prompt, tools, stopWhen: ({ steps }) => steps.length === 3 }),
  generateText({ model, prompt, tools, stopWhen: ({ steps }) => steps.at(-1)!.usage.totalTokens! > 9_000 }),
  generateText({ model, prompt, tools, stopWhen: ({ steps }) => steps.some(s => s.content.some(p => p.type === 'tool-error')) }),
  generateText({ model, prompt, tools, stopWhen: () => Date.now() > until }),
  generateText({ model, prompt, tools, stopWhen: hasToolCall('done'), timeout: 60_000 }),
  generateText({ model, prompt, tools, stopWhen: hasToolCall('done'), abortSignal: AbortSignal.timeout(60_000) }),
  generateText({ model, prompt, tools, stopWhen: hasToolCall('done'), ...more }),
  // Nothing that can fail.
  generateText({ model, prompt, stopWhen: hasToolCall('done') }),
  generateText({ model, prompt, tools: { safe, none }, stopWhen: hasToolCall('done') }),
];
export const agent = new ToolLoopAgent({ model, tools });
export const own = { tools, stopWhen: stepCountIs(1_000) };
