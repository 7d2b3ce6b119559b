// @from 6
// @row experimental-on-start experimental-on-step-start
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
const experimental_onStart = () => console.log('started');

export const generate = (prompt: string) =>
  generateText({
    model,
    prompt,
    onStart: experimental_onStart,
    onStepStart: ({ stepNumber }) => console.log(stepNumber),
  });

export const stream = (prompt: string) =>
  streamText({
    model,
    prompt,
    'onStart': ({ messages }) => console.log(messages),
    async onStepStart(step) {
      console.log(step.stepNumber);
    },
  });

export const held = (prompt: string) => {
  const options = { model, prompt, ...(prompt ? { onStart: () => {} } : {}) };
  return generateText(options);
};
