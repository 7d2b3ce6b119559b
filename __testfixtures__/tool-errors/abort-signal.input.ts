// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function download(url: string, signal?: AbortSignal): Promise<string>;

const inputSchema = z.object({ url: z.string() });

export const fetchPage = tool({
  inputSchema,
  execute: async ({ url }, { abortSignal }) => download(url, abortSignal),
});

export const fetchFeed = tool({
  inputSchema,
  execute: async ({ url }, { toolCallId, abortSignal: signal }) => {
    return { toolCallId, feed: await download(url, signal) };
  },
});

export const fetchImage = tool({
  inputSchema,
  execute: async ({ url }, options) => {
    return download(url, options.abortSignal);
  },
});

export const fetchIcon = tool({
  inputSchema,
  execute: async ({ url }, { toolCallId }) => {
    return { toolCallId, icon: await download(url) };
  },
});

export const fetchFont = tool({
  inputSchema,
  execute: async ({ url }, _options) => {
    return download(url);
  },
});

// The author counts on callers, such as tests, that give no options.
export const fetchScript = tool({
  inputSchema,
  execute: async ({ url }, options) => {
    return download(url, options?.abortSignal);
  },
});

export const fetchSheet = tool({
  inputSchema,
  execute: async ({ url }, options) => {
    const id = options?.toolCallId ?? 'none';
    return [id, await download(url)];
  },
});
