// @from 4
// @only stream-parts
// @row part-text-delta part-reasoning part-tool-call-streaming-start part-tool-call-delta part-step-start part-step-finish part-finish
import { streamText, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};

export async function branches(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.fullStream) {
    if (part.type === 'text-delta') write(part.textDelta);
    else if (part.type === 'reasoning') write(part.textDelta, part['textDelta']);
    else if (part.type === 'tool-call-streaming-start') write(part.toolName, part.toolCallId);
    else if (part.type === 'tool-call-delta') {
      const { toolCallId, argsTextDelta: text } = part;
      write(toolCallId, text);
    } else if ('finish' === part.type) write(part.usage, part.finishReason);
  }
}

export async function cases(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    switch (part.type) {
      case 'reasoning': {
        write(part.textDelta);
        break;
      }
      case 'text-delta':
        write(part.textDelta);
        break;
      case "step-start":
        write(part.request, part.warnings);
        break;
      case 'step-finish': {
        const { usage, finishReason } = part;
        write(usage, finishReason);
        break;
      }
      case 'finish': {
        const { usage, finishReason } = part;
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
    if (value.type !== 'reasoning' && value.type !== 'text-delta') continue;
    write(value.textDelta);
  }
}

export async function names(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    const { type } = part;
    if (type === 'step-start' || type === 'step-finish') continue;
    const kind = part.type;
    if (kind === 'reasoning') write('thinking');
    write(part.type === 'text-delta' || part.type === 'reasoning' ? part.textDelta : '');
    if (part.type === 'text-delta') {
      const { textDelta } = part;
      write(textDelta, { textDelta });
    }
    if (['reasoning', 'text-delta'].includes(part.type)) write('text');
  }
}

const QUIET = new Set(['step-start', 'step-finish', 'reasoning']);

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
      if (chunk.type === 'reasoning') write(chunk.textDelta);
      if (chunk.type === 'text-delta') write(chunk.textDelta);
      if (chunk.type === 'tool-call-delta') write(chunk.argsTextDelta);
    },
  });

export const events = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    onChunk: event => {
      if (event.chunk.type === 'text-delta') write(event.chunk.textDelta);
    },
  });
