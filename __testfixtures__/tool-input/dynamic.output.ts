// @from 4
// @alone
// @row tool-call-args tool-result-result tool-call-input-unknown tool-call-invalid
// @findings error:25 error:36 warning:44
// @types-skip-output the dynamic tools of the client are left to a person
import { generateText, streamText, tool, type LanguageModel } from 'ai';
import { createMCPClient } from '@ai-sdk/mcp';
import { z } from 'zod';

type Client = Awaited<ReturnType<typeof createMCPClient>>;

const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => ({ city }) });
const show = (city: unknown) => console.log(city);

export async function typed(model: LanguageModel, prompt: string) {
  const result = await generateText({ model, prompt, tools: { weather } });
  for (const call of result.steps.flatMap(step => step.staticToolCalls)) console.log(call.input.city);
}

export async function mixed(model: LanguageModel, prompt: string, client: Client) {
  const tools = { ...(await client.tools()), weather };
  const result = await generateText({ model, prompt, tools });
  for (const call of result.toolCalls) {
    console.log(call.toolName, call.input);
    if (call.toolName === 'weather' && !call.dynamic) console.log(call.input.city);
    console.log(call.input.city);
    if (!call.dynamic) switch (call.toolName) {
      case 'weather':
        console.log(call.input.city);
    }
  }
  for await (const part of streamText({ model, prompt, tools }).stream) {
    if (part.type !== 'tool-result') continue;
    if (part.toolName === 'weather' && !part.dynamic && part.output.city) console.log(part.input);
    switch (part.toolName) {
      case 'weather':
        console.log(part.output.city);
        break;
      default:
        console.log('another');
    }
  }
  for (const call of result.toolCalls) {
    console.log(call.input);
    show(call.input);
    if (call.toolName === 'weather') show(call.input);
  }
}
