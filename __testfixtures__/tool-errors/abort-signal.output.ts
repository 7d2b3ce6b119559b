// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function download(url: string, signal?: AbortSignal): Promise<string>;

const inputSchema = z.object({ url: z.string() });

export const fetchPage = tool({
  inputSchema,
  execute: async ({ url }, { abortSignal }) => {
    try {
      return await download(url, abortSignal);
    } catch (error) {
      abortSignal?.throwIfAborted();
      console.error('Tool "fetchPage" failed:', error);
      return { ok: false as const, error: 'fetch_page_failed', retryable: true };
    }
  },
});

export const fetchFeed = tool({
  inputSchema,
  execute: async ({ url }, { toolCallId, abortSignal: signal }) => {
    try {
      return { toolCallId, feed: await download(url, signal) };
    } catch (error) {
      signal?.throwIfAborted();
      console.error('Tool "fetchFeed" failed:', error);
      return { ok: false as const, error: 'fetch_feed_failed', retryable: true };
    }
  },
});

export const fetchImage = tool({
  inputSchema,
  execute: async ({ url }, options) => {
    try {
      return await download(url, options.abortSignal);
    } catch (error) {
      options.abortSignal?.throwIfAborted();
      console.error('Tool "fetchImage" failed:', error);
      return { ok: false as const, error: 'fetch_image_failed', retryable: true };
    }
  },
});

export const fetchIcon = tool({
  inputSchema,
  execute: async ({ url }, { toolCallId }) => {
    try {
      return { toolCallId, icon: await download(url) };
    } catch (error) {
      console.error('Tool "fetchIcon" failed:', error);
      return { ok: false as const, error: 'fetch_icon_failed', retryable: true };
    }
  },
});

export const fetchFont = tool({
  inputSchema,
  execute: async ({ url }, _options) => {
    try {
      return await download(url);
    } catch (error) {
      console.error('Tool "fetchFont" failed:', error);
      return { ok: false as const, error: 'fetch_font_failed', retryable: true };
    }
  },
});

// The author counts on callers, such as tests, that give no options.
export const fetchScript = tool({
  inputSchema,
  execute: async ({ url }, options) => {
    try {
      return await download(url, options?.abortSignal);
    } catch (error) {
      options?.abortSignal?.throwIfAborted();
      console.error('Tool "fetchScript" failed:', error);
      return { ok: false as const, error: 'fetch_script_failed', retryable: true };
    }
  },
});

export const fetchSheet = tool({
  inputSchema,
  execute: async ({ url }, options) => {
    try {
      const id = options?.toolCallId ?? 'none';
      return [id, await download(url)];
    } catch (error) {
      options?.abortSignal?.throwIfAborted();
      console.error('Tool "fetchSheet" failed:', error);
      return { ok: false as const, error: 'fetch_sheet_failed', retryable: true };
    }
  },
});
