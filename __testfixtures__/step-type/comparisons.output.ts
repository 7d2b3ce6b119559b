// @from 4
// @only step-type
// @row step-type is-continued
import { generateText, type LanguageModel, type StepResult, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function log(...values: unknown[]): void;

export const stream = () =>
  streamText({
    model,
    tools,
    prompt: 'Hello',
    onStepFinish: step => {
      if (step.stepNumber === 0) log('start');
      if (step.stepNumber !== 0 && true) log('later');
      if (0 < step.stepNumber || false) log('tools');
    },
  });

export async function steps() {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  const later = result.steps.filter(step => step.stepNumber > 0);
  return later.every(({ text }) => text !== '') && result.steps[0]?.stepNumber === 0;
}

export type Short = Omit<StepResult<ToolSet>, 'stepType' | 'isContinued'>;
