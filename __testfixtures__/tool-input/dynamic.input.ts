// @from 4
// @alone
// @row tool-call-args tool-result-result tool-call-input-unknown tool-call-invalid
// @findings error:25 error:36 warning:44
// @types-skip-output the dynamic tools of the client are left to a person
import { experimental_createMCPClient, generateText, streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

type Client = Awaited<ReturnType<typeof experimental_createMCPClient>>;

const weather = tool({ parameters: z.object({ city: z.string() }), execute: async ({ city }) => ({ city }) });
const show = (city: unknown) => console.log(city);

export async function typed(model: LanguageModel, prompt: string) {
  const result = await generateText({ model, prompt, tools: { weather } });
  for (const call of result.steps.flatMap(step => step.toolCalls)) console.log(call.args.city);
}

export async function mixed(model: LanguageModel, prompt: string, client: Client) {
  const tools = { ...(await client.tools()), weather };
  const result = await generateText({ model, prompt, tools });
  for (const call of result.toolCalls) {
    console.log(call.toolName, call.args);
    if (call.toolName === 'weather') console.log(call.args.city);
    console.log(call.args.city);
    switch (call.toolName) {
      case 'weather':
        console.log(call.args.city);
    }
  }
  for await (const part of streamText({ model, prompt, tools }).fullStream) {
    if (part.type !== 'tool-result') continue;
    if (part.toolName === 'weather' && part.result.city) console.log(part.args);
    switch (part.toolName) {
      case 'weather':
        console.log(part.result.city);
        break;
      default:
        console.log('another');
    }
  }
  for (const call of result.toolCalls) {
    console.log(call.args);
    show(call.args);
    if (call.toolName === 'weather') show(call.args);
  }
}
