// @from 6
// @row start-event-prompt start-event-removed-fields step-start-tool-choice-shape
// @findings error:18 error:18 error:25 error:25 error:25 error:26 error:26 error:28 error:28 error:28 error:35 error:40 error:43
// @types-skip-output what the events have lost is left to a person
import { generateText, streamText, type LanguageModel, type ToolSet } from 'ai';

declare function log(...values: unknown[]): void;

interface Options {
  model: LanguageModel;
  tools: ToolSet;
  prompt: string;
}

export const start = (options: Options) =>
  generateText({
    ...options,
    experimental_onStart: ({ prompt, model, stopWhen, messages }) => log(prompt, model.modelId, stopWhen, messages),
  });

export const members = (options: Options) =>
  streamText({
    ...options,
    experimental_onStart(event) {
      log(event.prompt, event.functionId, event.metadata, event.timeout, event.headers);
      log(event.abortSignal, event.include);
    },
    experimental_onStepStart: step => log(step.timeout, step.headers, step.stopWhen, step.steps),
  });

export const choices = (options: Options) =>
  generateText({
    ...options,
    experimental_onStepStart: step => {
      if (step.toolChoice?.type === 'tool') log(step.toolChoice);
    },
  });

export const choicePattern = (options: Options) =>
  generateText({ ...options, experimental_onStepStart: ({ toolChoice }) => log(toolChoice?.type) });

export const compared = (options: Options) =>
  generateText({ ...options, experimental_onStart: ({ model }) => log(model === undefined) });
