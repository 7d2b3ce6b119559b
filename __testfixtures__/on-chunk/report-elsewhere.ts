// @from 6
// @findings warning:13 warning:15 warning:18 warning:20 warning:23
import { streamText, type LanguageModel, type StreamTextOnChunkCallback, type ToolSet } from 'ai';

interface Hooks {
  onChunk?: StreamTextOnChunkCallback<ToolSet>;
}

let count = 0;
export const tick = () => void count++;
setInterval(tick, 1000);

export const member = (model: LanguageModel, hooks: Hooks) => streamText({ model, prompt: 'Hello', onChunk: hooks.onChunk });

export const other = (model: LanguageModel) => streamText({ model, prompt: 'Hello', onChunk: tick });

export const parameter = (model: LanguageModel, onChunk: StreamTextOnChunkCallback<ToolSet>) =>
  streamText({ model, prompt: 'Hello', onChunk });

export const spread = (model: LanguageModel, hooks: Hooks) => streamText({ model, prompt: 'Hello', ...hooks });

declare function record(event: unknown): void;
export const declared = (model: LanguageModel) => streamText({ model, prompt: 'Hello', onChunk: record });
