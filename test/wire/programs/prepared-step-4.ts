// @from 4
// @unmigrated broken
import { generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'No tools.' }];

export async function main(model: LanguageModel) {
  const asked: number[] = [];
  await generateText({
    model,
    prompt: 'Roll.',
    temperature: 0,
    experimental_prepareStep: async ({ stepNumber }) => {
      asked.push(stepNumber);
      return undefined;
    },
  });
  return asked;
}
