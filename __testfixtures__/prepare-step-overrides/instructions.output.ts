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
    prepareStep: async ({ stepNumber, initialInstructions }) => {
      if (stepNumber === 2) return { instructions: 'Come to an end.' };
      if (stepNumber === 3) return { instructions: initialInstructions ?? [] };
      if (stepNumber === 4) return { instructions: initialInstructions ?? [] };
      return {
        toolChoice: 'auto',
        instructions: initialInstructions ?? [],
      };
    },
  });

export const falls = () =>
  streamText({
    ...settings,
    prepareStep(step) {
      if (isLate(step.stepNumber)) {
        return { instructions: 'Come to an end.', toolChoice: 'none' };
      }
      return { instructions: step.initialInstructions ?? [] };
    },
  });

export const expression = () =>
  generateText({
    ...settings,
    prepareStep: ({ stepNumber, initialInstructions, ...rest }) =>
      stepNumber % 2 ? { 'instructions': 'Odd.' } : stepNumber % 3 ? { temperature: rest.steps.length, instructions: initialInstructions ?? [] } : { instructions: initialInstructions ?? [] },
  });

export const none = () =>
  generateText({ ...settings, prepareStep: ({ initialInstructions }) => (isLate(0) ? { instructions: 'Late.' } : { instructions: initialInstructions ?? [] }) });

export const value = () =>
  generateText({
    ...settings,
    prepareStep: ({ initialInstructions }) => ({ instructions: (isLate(1) ? 'Late.' : undefined) ?? initialInstructions ?? [], temperature: 1 }),
  });

export const shorthand = () =>
  generateText({
    ...settings,
    prepareStep: ({ stepNumber: initialInstructions, initialInstructions: initialInstructions2 }) => {
      const system = find();
      return initialInstructions > 2 ? { instructions: system ?? initialInstructions2 ?? [] } : { instructions: initialInstructions2 ?? [], ...(isLate(2) && { instructions: 'Late.' }), temperature: 1 };
    },
  });

const shared: PrepareStepFunction<{}> = function ({
  stepNumber,
  model: current,
}) {
  if (stepNumber === 0) return { model: current };
  if (isLate(stepNumber)) return { instructions: 'Late.' };
  throw new Error('never');
};

const named: PrepareStepFunction<{}> = options => {
  switch (options.stepNumber) {
    case 1:
      return { instructions: 'One.' };
    default:
  }
  return { instructions: options.initialInstructions ?? [] };
};

export const both = () => [
  generateText({ ...settings, prepareStep: shared }),
  streamText({ ...settings, prepareStep: named }),
];
