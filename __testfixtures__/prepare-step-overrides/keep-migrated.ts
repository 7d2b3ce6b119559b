// @from 7
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

declare const model: LanguageModel;
declare const reminder: ModelMessage;

const settings = { model, prompt: 'Hi', stopWhen: () => false };

export const all = () => [
  generateText({
    ...settings,
    prepareStep: ({ stepNumber, initialInstructions }) =>
      stepNumber === 2 ? { instructions: 'End.' } : { instructions: initialInstructions ?? [] },
  }),
  generateText({ ...settings, prepareStep: ({ stepNumber }) => (stepNumber === 2 ? { instructions: 'End.' } : {}) }),
  generateText({ ...settings, prepareStep: ({ messages }) => ({ messages: [...messages, reminder] }) }),
];
