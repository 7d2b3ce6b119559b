// @from 6
// @row tool-execution-end-event
import { generateText, streamText, type LanguageModel, type ToolSet } from 'ai';

interface Options {
  model: LanguageModel;
  prompt: string;
  tools: ToolSet;
}

declare function log(...values: unknown[]): void;

export const branches = (options: Options) =>
  generateText({
    ...options,
    experimental_onToolCallFinish: ({ toolCall, success, output, error, durationMs }) => {
      if (success) log(toolCall.toolName, output, durationMs);
      else log(toolCall.toolName, error, { durationMs });
    },
  });

export const body = (options: Options) =>
  streamText({
    ...options,
    experimental_onToolCallFinish: ({ success: ok, output: result, error: failure, durationMs: took }) => {
      log(ok, result, took);
      log({ ok, result });
      if (failure !== undefined) log(failure);
    },
  });

export const expression = (options: Options) =>
  generateText({
    ...options,
    experimental_onToolCallFinish: ({ toolCall, success, error }) => log(toolCall.toolCallId, success, !success, error),
  });

export const shorthand = (options: Options) =>
  generateText({
    ...options,
    experimental_onToolCallFinish: ({ success, output, durationMs }) => log({ success, output, durationMs }),
  });

export const declared = (options: Options) =>
  generateText({
    ...options,
    experimental_onToolCallFinish(event) {
      const { success, output, durationMs } = event;
      if (!success) throw new Error('failed');
      log(output, durationMs);
    },
  });

export const multiline = (options: Options) =>
  generateText({
    ...options,
    experimental_onToolCallFinish: ({
      success,
      output,
      // what went wrong
      error,
      toolCall,
    }) => {
      log(toolCall, success ? output : error);
    },
  });

export const taken = (toolOutput: string) => (options: Options) =>
  generateText({
    ...options,
    experimental_onToolCallFinish: ({ success }) => log(toolOutput, success),
  });
