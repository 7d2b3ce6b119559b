// @from 6
// @findings info:78
// @row prepare-step-system-carry-forward
import { generateText, streamText, type LanguageModel, type PrepareStepFunction } from 'ai';

declare const model: LanguageModel;
declare const isLate: (step: number) => boolean;
declare const find: () => string | undefined;

const settings = { model, prompt: 'Hi', stopWhen: () => false };

export const block = () =>
  generateText({
    ...settings,
    prepareStep: async ({ stepNumber }) => {
      if (stepNumber === 2) return { system: 'Come to an end.' };
      if (stepNumber === 3) return;
      if (stepNumber === 4) return {};
      return {
        toolChoice: 'auto',
      };
    },
  });

export const falls = () =>
  streamText({
    ...settings,
    prepareStep(step) {
      if (isLate(step.stepNumber)) {
        return { system: 'Come to an end.', toolChoice: 'none' };
      }
    },
  });

export const expression = () =>
  generateText({
    ...settings,
    prepareStep: ({ stepNumber, ...rest }) =>
      stepNumber % 2 ? { 'system': 'Odd.' } : stepNumber % 3 ? { temperature: rest.steps.length } : undefined,
  });

export const none = () =>
  generateText({ ...settings, prepareStep: () => (isLate(0) ? { system: 'Late.' } : {}) });

export const value = () =>
  generateText({
    ...settings,
    prepareStep: ({}) => ({ system: isLate(1) ? 'Late.' : undefined, temperature: 1 }),
  });

export const shorthand = () =>
  generateText({
    ...settings,
    prepareStep: ({ stepNumber: initialInstructions }) => {
      const system = find();
      return initialInstructions > 2 ? { system } : { ...(isLate(2) && { system: 'Late.' }), temperature: 1 };
    },
  });

const shared: PrepareStepFunction<{}> = function ({
  stepNumber,
  model: current,
}) {
  if (stepNumber === 0) return { model: current };
  if (isLate(stepNumber)) return { system: 'Late.' };
  throw new Error('never');
};

const named: PrepareStepFunction<{}> = options => {
  switch (options.stepNumber) {
    case 1:
      return { system: 'One.' };
    default:
  }
};

export const both = () => [
  generateText({ ...settings, prepareStep: shared }),
  streamText({ ...settings, prepareStep: named }),
];
