// @from 5
// @row prepare-step-system-return system-option
import { generateText, streamText, type LanguageModel, type PrepareStepFunction } from 'ai';

declare const model: LanguageModel;

const typed: PrepareStepFunction<{}> = ({ stepNumber }) => {
  if (stepNumber > 3) return { instructions: 'Come to an end.' };
  const system = `This is step ${stepNumber}.`;
  return { instructions: system };
};

export const expression = (prompt: string) =>
  generateText({ model, prompt, prepareStep: () => ({ 'instructions': 'Be brief.' }) });

export const conditional = (prompt: string) =>
  generateText({
    model,
    prompt,
    prepareStep: async ({ stepNumber, messages }) =>
      stepNumber === 0 ? { instructions: 'Plan first.' } : { ...(messages.length > 9 && { instructions: 'Be brief.' }) },
  });

export const method = (prompt: string) =>
  streamText({
    model,
    prompt,
    instructions: 'Be kind.',
    prepareStep({ stepNumber }) {
      const describe = () => ({ system: stepNumber });
      switch (describe().system) {
        case 0:
          return { toolChoice: 'required', instructions: 'Use a tool.' };
        default:
          return undefined;
      }
    },
  });

export const shared = (prompt: string) => streamText({ model, prompt, prepareStep: typed });
