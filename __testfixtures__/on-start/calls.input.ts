// @from 6
// @row experimental-on-start experimental-on-step-start
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
const experimental_onStart = () => console.log('started');

export const generate = (prompt: string) =>
  generateText({
    model,
    prompt,
    experimental_onStart,
    experimental_onStepStart: ({ stepNumber }) => console.log(stepNumber),
  });

export const stream = (prompt: string) =>
  streamText({
    model,
    prompt,
    'experimental_onStart': ({ messages }) => console.log(messages),
    async experimental_onStepStart(step) {
      console.log(step.stepNumber);
    },
  });

export const held = (prompt: string) => {
  const options = { model, prompt, ...(prompt ? { experimental_onStart: () => {} } : {}) };
  return generateText(options);
};
