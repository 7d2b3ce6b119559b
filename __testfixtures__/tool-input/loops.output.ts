// @from 4
// @row tool-call-args tool-result-result tool-call-input-unknown
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const weather = tool({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => ({ city, degrees: 20 }),
});
const attractions = tool({ inputSchema: z.object({ place: z.string() }) });

export async function main(model: LanguageModel, prompt: string) {
  const result = await generateText({ model, prompt, tools: { weather, attractions } });
  const places: string[] = [];

  for (const toolCall of result.staticToolCalls) {
    console.log(toolCall.toolName, JSON.stringify(toolCall.input));
    switch (toolCall.toolName) {
      case 'attractions': {
        places.push(toolCall.input.place);
        break;
      }
      case 'weather':
        places.push(toolCall.input.city.toUpperCase());
        break;
    }
  }

  for (const toolResult of result.staticToolResults) {
    if (toolResult.toolName === 'weather') places.push(toolResult.input.city + toolResult.output.degrees);
  }
  return places;
}

export async function log(model: LanguageModel, prompt: string) {
  const { toolCalls, toolResults } = await generateText({ model, prompt, tools: { weather, attractions } });
  for (const { toolName, input: args } of toolCalls) console.log(`${toolName} ${JSON.stringify(args)}`);
  for (const { input: given, output: result, toolName } of toolResults) console.log(given, result, toolName);
  return toolResults.map(toolResult => toolResult['output']).join('\n');
}
