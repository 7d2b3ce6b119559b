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
    onToolExecutionEnd: ({ toolCall, toolOutput, toolExecutionMs: durationMs }) => {
      if (toolOutput.type === 'tool-result') log(toolCall.toolName, toolOutput.output, durationMs);
      else log(toolCall.toolName, toolOutput.error, { durationMs });
    },
  });

export const body = (options: Options) =>
  streamText({
    ...options,
    onToolExecutionEnd: ({ toolOutput, toolExecutionMs: took }) => {
      const result = toolOutput.type === 'tool-result' ? toolOutput.output : undefined;
      const failure = toolOutput.type === 'tool-error' ? toolOutput.error : undefined;
      log(toolOutput.type === 'tool-result', result, took);
      log({ ok: toolOutput.type === 'tool-result', result });
      if (failure !== undefined) log(failure);
    },
  });

export const expression = (options: Options) =>
  generateText({
    ...options,
    onToolExecutionEnd: ({ toolCall, toolOutput }) => log(toolCall.toolCallId, toolOutput.type === 'tool-result', toolOutput.type !== 'tool-result', toolOutput.type === 'tool-error' ? toolOutput.error : undefined),
  });

export const shorthand = (options: Options) =>
  generateText({
    ...options,
    onToolExecutionEnd: ({ toolOutput, toolExecutionMs: durationMs }) => log({ success: toolOutput.type === 'tool-result', output: toolOutput.type === 'tool-result' ? toolOutput.output : undefined, durationMs }),
  });

export const declared = (options: Options) =>
  generateText({
    ...options,
    onToolExecutionEnd(event) {
      const { toolOutput, toolExecutionMs: durationMs } = event;
      if (toolOutput.type !== 'tool-result') throw new Error('failed');
      log(toolOutput.output, durationMs);
    },
  });

export const multiline = (options: Options) =>
  generateText({
    ...options,
    onToolExecutionEnd: ({
      toolOutput,
      // what went wrong
      toolCall,
    }) => {
      log(toolCall, toolOutput.type === 'tool-result' ? toolOutput.output : toolOutput.error);
    },
  });

export const taken = (toolOutput: string) => (options: Options) =>
  generateText({
    ...options,
    onToolExecutionEnd: ({ toolOutput: toolOutput2 }) => log(toolOutput, toolOutput2.type === 'tool-result'),
  });
