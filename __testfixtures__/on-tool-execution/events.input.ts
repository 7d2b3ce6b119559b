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
    experimental_onToolCallStart: ({ toolCall }) => log(toolCall.toolName),
    experimental_onToolCallFinish: event => {
      if (event.success) {
        log(event.toolCall.toolName, event.output, event.durationMs);
      } else {
        log(event.error);
      }
    },
  });

export const guards = (prompt: string) =>
  streamText({
    model,
    prompt,
    tools,
    async experimental_onToolCallFinish(event) {
      if (!event.success) {
        log('failed', event.error);
        return;
      }
      log(event['output'], event['durationMs']);
    },
  });

export const expressions = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools,
    experimental_onToolCallFinish: event =>
      log(
        event.success ? event.output : event.error,
        event.success && event.output,
        event.success || event.error,
        !event.success,
        !!event.success,
        event.success === false,
        event.success !== true && event.error,
        String(event.success) + event.success,
        typeof event.output,
        `${event.success ? 'done' : 'failed'} in ${event.durationMs} ms`,
        { success: event.success, ms: event.durationMs, output: event.output },
      ),
  });

export const later = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools,
    experimental_onToolCallFinish: event => {
      if (event.success) queueMicrotask(() => log(event.output));
      const { error } = event;
      if (error) log(error);
      const isDone = event.success;
      log(isDone && event.output);
    },
  });
