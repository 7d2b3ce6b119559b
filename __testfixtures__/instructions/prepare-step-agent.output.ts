// @from 6
import { ToolLoopAgent, type LanguageModel, type PrepareStepResult } from 'ai';

function next(step: number): PrepareStepResult<{}> {
  const result: PrepareStepResult<{}> = {};
  if (step > 5) result.instructions = 'Come to an end.';
  return result;
}

export const createAgent = (model: LanguageModel) =>
  new ToolLoopAgent({
    model,
    instructions: 'Be kind.',
    prepareStep: ({ stepNumber }) => (stepNumber > 2 ? next(stepNumber) : { instructions: `Step ${stepNumber}` }),
  });
