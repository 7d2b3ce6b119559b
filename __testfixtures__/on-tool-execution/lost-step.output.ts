// @from 6
// @only on-tool-execution, on-start
// @findings error:19 error:26 error:33 error:44 error:49 error:53
// @types-skip-output where no variable can hold the number it is left to a person
import { generateText, type LanguageModel, type OnStepStartEvent, type ToolSet } from 'ai';

declare function log(...values: unknown[]): void;

interface Options {
  model: LanguageModel;
  tools: ToolSet;
  prompt: string;
}

/** It may run when the next step has begun. */
export const later = (options: Options) =>
  generateText({
    ...options,
    onToolExecutionEnd: event => void setTimeout(() => log(event.stepNumber), 10),
  });

/** What is spread in may have the callback of the steps. */
export const spread = (options: Options & { experimental_onStepStart?: (event: OnStepStartEvent) => void }) =>
  generateText({
    ...options,
    onToolExecutionStart: event => log(event.stepNumber),
  });

const onStepStart = (event: OnStepStartEvent) => log(event.messages);

/** The callback of the steps is not written here. */
export const held = ({ model, tools, prompt }: Options) =>
  generateText({ model, tools, prompt, onStepStart, onToolExecutionStart: ({ stepNumber }) => log(stepNumber) });

declare const given: Options;

export class Asked {
  /** There is no statement. */
  readonly text = generateText({
    ...given,
    onToolExecutionStart: ({
      toolCall,

      stepNumber,
    }) => log(toolCall, stepNumber),
  });
}

const shared = { onToolExecutionStart: (event: { stepNumber: number | undefined }) => log(event.stepNumber) };

export const ofShared = (options: Options) => generateText({ ...options, ...shared });

export const assigned = (options: Options) => { let stepNumber: number | undefined; return generateText({ ...options, onToolExecutionStart: event => { ({ stepNumber } = event); log(stepNumber); } }); };
