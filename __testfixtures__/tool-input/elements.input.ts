// @from 4
// @row tool-call-args tool-result-result tool-call-input-unknown
import { generateText, streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const tools = {
  weather: tool({
    parameters: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, degrees: 20 }),
  }),
};
const show = (city: string, degrees = 0): string => `${city} ${degrees}`;

export async function first(model: LanguageModel, prompt: string) {
  const { toolCalls, toolResults } = await generateText({ model, prompt, tools });
  const [call] = toolCalls;
  const result = toolResults.at(0)!;
  return [show(call!.args.city), show(result.args.city, result.result.degrees)];
}

export async function cast(model: LanguageModel, prompt: string) {
  const result = await generateText({ model, prompt, tools });
  const { city } = result.toolCalls[0]?.args as { city: string };
  const args: unknown = result.toolCalls[0]!.args;
  return { city, args, all: result.steps.flatMap(step => step.toolCalls.map(({ args }) => args)) };
}

export async function found(model: LanguageModel, prompt: string) {
  const stream = streamText({
    model,
    prompt,
    tools,
    onStepFinish({ toolCalls, toolResults }) {
      toolCalls.forEach(({ args }) => show(args.city));
      for (const { result } of toolResults) console.log(result);
    },
  });
  const calls = await stream.toolCalls;
  const args = calls.find(call => call.toolName === 'weather')?.args;
  const degrees = (await stream.steps).flatMap(step => step.toolResults).map(({ result: { degrees } }) => degrees);
  return args ? show(args.city, degrees[0]) : undefined;
}
