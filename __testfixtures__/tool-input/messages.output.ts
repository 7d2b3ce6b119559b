// @from 4
// @row tool-call-args tool-result-result
import { generateText, streamText, tool, type LanguageModel, type ToolCallPart, type ToolResultPart } from 'ai';
import { z } from 'zod';

type Message = { role: 'assistant'; content: string | ToolCallPart[] } | { role: 'tool'; content: ToolResultPart[] };

const tools = { weather: tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => ({ city }) }) };

export async function main(model: LanguageModel, prompt: string, messages: Message[]) {
  const toolCalls: ToolCallPart[] = [];
  const toolResponses: ToolResultPart[] = [];
  for await (const delta of streamText({ model, tools, prompt }).stream) {
    switch (delta.type) {
      case 'tool-call':
        toolCalls.push(delta);
        break;
      case 'tool-result':
        toolResponses.push({ ...delta, output: { type: 'json', value: delta.output as any } });
        console.log(JSON.stringify(delta.output));
        break;
    }
  }
  messages.push({ role: 'assistant', content: toolCalls }, { role: 'tool', content: toolResponses });
}

export async function last(model: LanguageModel, prompt: string, messages: Message[]) {
  const { text, toolResults } = await generateText({ model, tools, prompt });
  messages.push({ role: 'assistant', content: text }, { role: 'tool', content: toolResults.map(part => ({ ...part, output: { type: 'json', value: part.output as any } })) });
  const [first] = toolResults;
  if (first) messages.push({ role: 'tool', content: [{ ...first, output: { type: 'json', value: first.output as any } }] });
}
