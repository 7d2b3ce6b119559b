// @from 6
// @row tool-execution-start-event
// @findings error:14 error:22 error:22 error:22
// @types-skip-output what the event has lost is left to a person
import { generateText, streamText, type LanguageModel, type ToolSet } from 'ai';

declare function log(...values: unknown[]): void;

export const member = (model: LanguageModel, tools: ToolSet, prompt: string) => {
  let stepNumber = 0;
  return generateText({
    model,
    tools,
    prompt,
    onStepStart: event => {
      stepNumber = event.stepNumber;
    },
    onToolExecutionStart: event => log(stepNumber, event.model?.modelId, event.toolCall, event.messages),
  });
};

export const pattern = (model: LanguageModel, tools: ToolSet, prompt: string) => {
  let currentStep = 0;
  return streamText({
    model,
    tools,
    prompt,
    onStepStart: event => {
      currentStep = event.stepNumber;
    },
    onToolExecutionEnd: ({ toolExecutionMs: durationMs, functionId, metadata, abortSignal }) =>
      log(currentStep, durationMs, functionId, metadata, abortSignal),
  });
};
