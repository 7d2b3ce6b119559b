// @from 6
// @only final-step
// @row usage-now-total-stream accumulated-tool-members
import { type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function log(...values: unknown[]): void;

const run = () => streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });

export async function awaited(maybe?: ReturnType<typeof run>) {
  const result = run();
  const usage = await result.usage;
  const { inputTokens } = await result.usage;
  const outputTokens = (await result.usage).outputTokens;
  await result.usage;
  log(await result['usage'], await maybe?.usage, (await maybe?.usage)?.inputTokens, await (result.usage), await maybe!.usage!);
  for (const call of await result.toolCalls) log(call);
  log(...(await result.files), ...await result.sources);
  return { usage, inputTokens, outputTokens, calls: await result.toolCalls };
}

export async function promises(maybe?: ReturnType<typeof run>) {
  const result = run();
  result.usage.then(usage => log(usage));
  maybe?.usage.then(log);
  const [text, usage] = await Promise.all([result.text, result.usage]);
  log(await Promise.all([result.content, result['warnings']]));
  return { text, usage, later: result.toolResults };
}

export const handed = (step: ReturnType<typeof streamText>) => step.usage;
export const cast = async () => await (run().usage as PromiseLike<unknown>);
