// @from 4
import { generateText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

export function build(model: LanguageModel, prompt: string, deep: boolean, steps?: number) {
  const options: Options = { model, prompt };
  if (deep) options.maxSteps = 10;
  else options['maxSteps'] = steps;
  if (prompt === '') options.maxSteps = 1;
  return generateText(options);
}
