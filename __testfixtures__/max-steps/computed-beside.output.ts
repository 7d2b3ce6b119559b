// @from 4
import { generateText, type LanguageModel } from 'ai';

declare function log(value: unknown): void;

export function ask(model: LanguageModel, prompt: string) {
  const options = { maxSteps: Number(process.env.STEPS) };
  log(options.maxSteps);
  return generateText({ model, prompt, ...options, stopWhen: ({ steps }) => !(steps.length < Number(options.maxSteps)) });
}

function limits(count: number) {
  return { stopWhen: ({ steps }: { steps: readonly unknown[] }) => !(steps.length < Math.max(1, count)) };
}

export const limited = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...limits(3) });
