// @from 4
// @row tool-call-args tool-result-result tool-call-input-unknown
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const weather = tool({
  parameters: z.object({ city: z.string() }),
  execute: async ({ city }) => ({ city, degrees: 20 }),
});
const attractions = tool({ parameters: z.object({ place: z.string() }) });

export async function main(model: LanguageModel, prompt: string) {
  const result = await generateText({ model, prompt, tools: { weather, attractions } });
  const places: string[] = [];

  for (const toolCall of result.toolCalls) {
    console.log(toolCall.toolName, JSON.stringify(toolCall.args));
    switch (toolCall.toolName) {
      case 'attractions': {
        places.push(toolCall.args.place);
        break;
      }
      case 'weather':
        places.push(toolCall.args.city.toUpperCase());
        break;
    }
  }

  for (const toolResult of result.toolResults) {
    if (toolResult.toolName === 'weather') places.push(toolResult.args.city + toolResult.result.degrees);
  }
  return places;
}

export async function log(model: LanguageModel, prompt: string) {
  const { toolCalls, toolResults } = await generateText({ model, prompt, tools: { weather, attractions } });
  for (const { toolName, args } of toolCalls) console.log(`${toolName} ${JSON.stringify(args)}`);
  for (const { args: given, result, toolName } of toolResults) console.log(given, result, toolName);
  return toolResults.map(toolResult => toolResult['result']).join('\n');
}
