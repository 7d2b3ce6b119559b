// @from 4
// @only stream-parts
// @row part-text-delta part-reasoning part-tool-call-streaming-start part-tool-call-delta part-step-start part-step-finish part-finish
import { streamText, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};

export async function branches(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.fullStream) {
    if (part.type === 'text-delta') write(part.text);
    else if (part.type === 'reasoning-delta') write(part.text, part['text']);
    else if (part.type === 'tool-input-start') write(part.toolName, part.id);
    else if (part.type === 'tool-input-delta') {
      const { id: toolCallId, delta: text } = part;
      write(toolCallId, text);
    } else if ('finish' === part.type) write(part.totalUsage, part.finishReason);
  }
}

export async function cases(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    switch (part.type) {
      case 'reasoning-delta': {
        write(part.text);
        break;
      }
      case 'text-delta':
        write(part.text);
        break;
      case "start-step":
        write(part.request, part.warnings);
        break;
      case 'finish-step': {
        const { usage, finishReason } = part;
        write(usage, finishReason);
        break;
      }
      case 'finish': {
        const { totalUsage: usage, finishReason } = part;
        write(usage, finishReason);
        break;
      }
    }
  }
}

export async function forms(model: LanguageModel) {
  const { fullStream } = streamText({ model, prompt: 'Hello' });
  const reader = fullStream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (value.type !== 'reasoning-delta' && value.type !== 'text-delta') continue;
    write(value.text);
  }
}

export async function names(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    const { type } = part;
    if (type === 'start-step' || type === 'finish-step') continue;
    const kind = part.type;
    if (kind === 'reasoning-delta') write('thinking');
    write(part.type === 'text-delta' || part.type === 'reasoning-delta' ? part.text : '');
    if (part.type === 'text-delta') {
      const { text: textDelta } = part;
      write(textDelta, { textDelta });
    }
    if (['reasoning-delta', 'text-delta'].includes(part.type)) write('text');
  }
}

const QUIET = new Set(['start-step', 'finish-step', 'reasoning-delta']);

export async function listed(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    if (QUIET.has(part.type)) continue;
    write(part.type);
  }
}

export const chunks = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (chunk.type === 'reasoning-delta') write(chunk.text);
      if (chunk.type === 'text-delta') write(chunk.text);
      if (chunk.type === 'tool-input-delta') write(chunk.delta);
    },
  });

export const events = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    onChunk: event => {
      if (event.chunk.type === 'text-delta') write(event.chunk.text);
    },
  });
