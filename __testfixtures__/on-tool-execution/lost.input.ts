// @from 6
// @row tool-execution-start-event
// @findings error:14 error:22 error:22 error:22
// @types-skip-output what the event has lost is left to a person
import { generateText, streamText, type LanguageModel, type ToolSet } from 'ai';

declare function log(...values: unknown[]): void;

export const member = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    experimental_onToolCallStart: event => log(event.stepNumber, event.model?.modelId, event.toolCall, event.messages),
  });

export const pattern = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  streamText({
    model,
    tools,
    prompt,
    experimental_onToolCallFinish: ({ stepNumber, durationMs, functionId, metadata, abortSignal }) =>
      log(stepNumber, durationMs, functionId, metadata, abortSignal),
  });
