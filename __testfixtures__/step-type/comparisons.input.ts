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
      if (step.stepType === 'initial') log('start');
      if (step.stepType !== 'initial' && !step.isContinued) log('later');
      if ('tool-result' === step.stepType || step['stepType'] === 'continue') log('tools');
    },
  });

export async function steps() {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  const later = result.steps.filter(step => step.stepType === 'tool-result');
  return later.every(({ text }) => text !== '') && result.steps[0]?.stepType !== 'tool-result';
}

export type Short = Omit<StepResult<ToolSet>, 'stepType' | 'isContinued'>;
