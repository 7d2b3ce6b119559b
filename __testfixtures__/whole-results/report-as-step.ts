// @from 4
// @findings error:7
// @only whole-results
import { streamText, type LanguageModel, type StepResult, type ToolSet } from 'ai';

export const reply = (model: LanguageModel, done: (step: Omit<StepResult<ToolSet>, 'stepType' | 'isContinued'>) => void) =>
  streamText({ model, prompt: 'Hi', onFinish: event => done(event) });

export const steps = (model: LanguageModel, done: (step: StepResult<ToolSet>) => void) =>
  streamText({ model, prompt: 'Hi', onStepFinish: event => done(event) });
