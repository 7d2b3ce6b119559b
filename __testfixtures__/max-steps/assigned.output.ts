// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

export function build(model: LanguageModel, prompt: string, deep: boolean, steps?: number) {
  const options: Options = { model, prompt };
  if (deep) options.stopWhen = isStepCount(10);
  else options['stopWhen'] = isStepCount(steps ?? 1);
  if (prompt === '') options.stopWhen = isStepCount(1);
  return generateText(options);
}
