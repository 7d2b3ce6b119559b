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
  const usage = (await result.finalStep).usage;
  const { inputTokens } = (await result.finalStep).usage;
  const outputTokens = (await result.finalStep).usage.outputTokens;
  await result.finalStep;
  log((await result['finalStep']).usage, (await maybe?.finalStep)?.usage, (await maybe?.finalStep)?.usage?.inputTokens, (await (result.finalStep)).usage, (await maybe!.finalStep!).usage);
  for (const call of (await result.finalStep).toolCalls) log(call);
  log(...(await result.finalStep).files, ...(await result.finalStep).sources);
  return { usage, inputTokens, outputTokens, calls: (await result.finalStep).toolCalls };
}

export async function promises(maybe?: ReturnType<typeof run>) {
  const result = run();
  result.finalStep.then(step => step.usage).then(usage => log(usage));
  maybe?.finalStep.then(step => step.usage).then(log);
  const [text, usage] = await Promise.all([result.text, result.finalStep.then(step => step.usage)]);
  log(await Promise.all([result.finalStep.then(step => step.content), result['finalStep'].then(step => step.warnings)]));
  return { text, usage, later: result.finalStep.then(step => step.toolResults) };
}

export const handed = (step: ReturnType<typeof streamText>) => step.finalStep.then(lastStep => lastStep.usage);
export const cast = async () => await (run().finalStep.then(step => step.usage) as PromiseLike<unknown>);
