// @from 6
// @row experimental-on-tool-call-start experimental-on-tool-call-finish tool-execution-end-event
import { generateText, streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;
const tools = { now: tool({ inputSchema: z.object({ zone: z.string() }), execute: async ({ zone }) => zone }) };

export const branches = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools,
    onToolExecutionStart: ({ toolCall }) => log(toolCall.toolName),
    onToolExecutionEnd: event => {
      if (event.toolOutput.type === 'tool-result') {
        log(event.toolCall.toolName, event.toolOutput.output, event.toolExecutionMs);
      } else {
        log(event.toolOutput.error);
      }
    },
  });

export const guards = (prompt: string) =>
  streamText({
    model,
    prompt,
    tools,
    async onToolExecutionEnd(event) {
      if (event.toolOutput.type !== 'tool-result') {
        log('failed', event.toolOutput.error);
        return;
      }
      log(event.toolOutput.output, event['toolExecutionMs']);
    },
  });

export const expressions = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools,
    onToolExecutionEnd: event =>
      log(
        event.toolOutput.type === 'tool-result' ? event.toolOutput.output : event.toolOutput.error,
        event.toolOutput.type === 'tool-result' && event.toolOutput.output,
        event.toolOutput.type === 'tool-result' || event.toolOutput.error,
        event.toolOutput.type !== 'tool-result',
        event.toolOutput.type === 'tool-result',
        event.toolOutput.type !== 'tool-result',
        event.toolOutput.type !== 'tool-result' && event.toolOutput.error,
        String(event.toolOutput.type === 'tool-result') + (event.toolOutput.type === 'tool-result'),
        typeof (event.toolOutput.type === 'tool-result' ? event.toolOutput.output : undefined),
        `${event.toolOutput.type === 'tool-result' ? 'done' : 'failed'} in ${event.toolExecutionMs} ms`,
        { success: event.toolOutput.type === 'tool-result', ms: event.toolExecutionMs, output: event.toolOutput.type === 'tool-result' ? event.toolOutput.output : undefined },
      ),
  });

export const later = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools,
    onToolExecutionEnd: event => {
      if (event.toolOutput.type === 'tool-result') queueMicrotask(() => log(event.toolOutput.type === 'tool-result' ? event.toolOutput.output : undefined));
      const { toolOutput } = event;
      const error = toolOutput.type === 'tool-error' ? toolOutput.error : undefined;
      if (error) log(error);
      const isDone = event.toolOutput.type === 'tool-result';
      log(isDone && (event.toolOutput.type === 'tool-result' ? event.toolOutput.output : undefined));
    },
  });
