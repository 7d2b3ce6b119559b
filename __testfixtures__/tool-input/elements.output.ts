// @from 4
// @row tool-call-args tool-result-result tool-call-input-unknown
import { generateText, streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const tools = {
  weather: tool({
    inputSchema: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, degrees: 20 }),
  }),
};
const show = (city: string, degrees = 0): string => `${city} ${degrees}`;

export async function first(model: LanguageModel, prompt: string) {
  const { staticToolCalls: toolCalls, staticToolResults: toolResults } = await generateText({ model, prompt, tools });
  const [call] = toolCalls;
  const result = toolResults.at(0)!;
  return [show(call!.input.city), show(result.input.city, result.output.degrees)];
}

export async function cast(model: LanguageModel, prompt: string) {
  const result = await generateText({ model, prompt, tools });
  const { city } = result.toolCalls[0]?.input as { city: string };
  const args: unknown = result.toolCalls[0]!.input;
  return { city, args, all: result.steps.flatMap(step => step.toolCalls.map(({ input: args }) => args)) };
}

export async function found(model: LanguageModel, prompt: string) {
  const stream = streamText({
    model,
    prompt,
    tools,
    onStepEnd({ staticToolCalls: toolCalls, toolResults }) {
      toolCalls.forEach(({ input: args }) => show(args.city));
      for (const { output: result } of toolResults) console.log(result);
    },
  });
  const calls = await stream.staticToolCalls;
  const args = calls.find(call => call.toolName === 'weather')?.input;
  const degrees = (await stream.steps).flatMap(step => step.staticToolResults).map(({ output: { degrees } }) => degrees);
  return args ? show(args.city, degrees[0]) : undefined;
}
