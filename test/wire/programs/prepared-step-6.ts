// @from 6
// @unmigrated broken
import { generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'No tools.' }];

export async function main(model: LanguageModel) {
  const asked: number[] = [];
  await generateText({
    model,
    prompt: 'Roll.',
    experimental_prepareStep: async ({ stepNumber }) => {
      asked.push(stepNumber);
      return undefined;
    },
  });
  return asked;
}
