// @from 4
// @only stream-parts
// @row part-reasoning part-text-delta
import * as ai from 'ai';
import type { LanguageModel, StreamTextTransform, TextStreamPart as Part, ToolSet } from 'ai';

const write = (..._values: unknown[]) => {};

export class Reader {
  text = '';
  seen: Part<ToolSet>['type'][] = [];
  readonly #quiet: readonly Part<ToolSet>['type'][] = ['reasoning-delta', 'start-step'];

  onPart = (part: Part<ToolSet>) => {
    if (part.type === 'text-delta') this.text += part.text;
    if (!this.#quiet.includes(part.type)) this.seen.push(part.type);
  };

  async run(model: LanguageModel) {
    const stream = ai.streamText({ model, prompt: 'Hello' }).fullStream;
    for await (const part of stream) this.onPart(part);
    return this.seen.filter(kind => kind === 'finish-step').length;
  }
}

export async function collect(stream: AsyncIterable<Part<ToolSet>>) {
  const parts: Part<ToolSet>[] = [];
  for await (const part of stream) parts.push(part);
  const deltas = parts.filter(part => part.type === 'text-delta' || part.type === 'reasoning-delta');
  const last = parts.find((part): part is Extract<Part<ToolSet>, { type: 'finish' }> => part.type === 'finish');
  write(last?.totalUsage, last?.finishReason);
  return deltas.map(part => ('text' in part ? part.text : ''));
}

export const trim: StreamTextTransform<ToolSet> = () =>
  new TransformStream({
    transform(chunk, controller) {
      if (chunk.type === 'start-step') return;
      controller.enqueue(chunk.type === 'reasoning-delta' ? { ...chunk, text: chunk.text.trim() } : chunk);
    },
  });

export const first = (part: Part<ToolSet> | undefined) => part?.type === 'reasoning-delta' && part?.text;

export const fake = (text: string) =>
  [{ type: 'reasoning', textDelta: text }, { type: 'tool-call-streaming-start', toolCallId: '1', toolName: 'a' }] as const;
