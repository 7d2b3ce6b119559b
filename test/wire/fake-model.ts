/**
 * A language model that says what it is told to and keeps what it was asked, in the specification of each generation:
 * V1 for `ai` 4, V2 for 5, V3 for 6, V4 for 7.
 */
import type { Generation } from '../../src/model.js';

/** What the model answers to one call. */
export interface Turn {
  reasoning?: string;
  text?: string;
  toolCalls?: { name: string; input: unknown }[];
}

/** The options of a call, in the form of the generation. */
export type CallOptions = Record<string, unknown>;

export interface FakeModel {
  model: unknown;
  /** The options of each call, in order, as they were at the time of the call. */
  calls: CallOptions[];
}

export function fakeModel(generation: Generation, turns: readonly Turn[]): FakeModel {
  const calls: CallOptions[] = [];
  const next = (options: CallOptions): Answer => {
    calls.push(structuredClone(plain(options)));
    const turn = turns[calls.length - 1];
    if (!turn)
      throw new Error(`the program called the model ${calls.length} times; only ${turns.length} turns are scripted`);
    return answer(turn, calls.length);
  };
  return { model: generation === 4 ? v1(next) : later(generation, next), calls };
}

/** Signals and functions are no part of what a model is asked, and cannot be cloned. */
function plain({ abortSignal: _, ...options }: CallOptions): CallOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'function'));
}

interface Answer {
  reasoning: string | undefined;
  text: string | undefined;
  toolCalls: { toolCallId: string; toolName: string; json: string }[];
  finishReason: 'stop' | 'tool-calls';
}

function answer(turn: Turn, call: number): Answer {
  const { reasoning, text } = turn;
  if (!turn.toolCalls) return { reasoning, text, toolCalls: [], finishReason: 'stop' };
  const toolCalls = turn.toolCalls.map(({ name, input }, index) => ({
    toolCallId: `call-${call}-${index}`,
    toolName: name,
    json: JSON.stringify(input),
  }));
  return { reasoning, text, toolCalls, finishReason: 'tool-calls' };
}

type Next = (options: CallOptions) => Answer;

/** For ai 4: flat results, tools under `mode`, text in one `text-delta` without start and end. */
function v1(next: Next): unknown {
  const usage = { promptTokens: 10, completionTokens: 5 };
  const rawCall = { rawPrompt: null, rawSettings: {} };
  const calls = (toolCalls: Answer['toolCalls']) =>
    toolCalls.map(({ json, ...call }) => ({ toolCallType: 'function', ...call, args: json }));
  return {
    specificationVersion: 'v1',
    provider: 'fake',
    modelId: 'fake-model',
    defaultObjectGenerationMode: 'json',
    async doGenerate(options: CallOptions) {
      const { reasoning, text, toolCalls, finishReason } = next(options);
      return { reasoning, text, toolCalls: calls(toolCalls), finishReason, usage, rawCall };
    },
    async doStream(options: CallOptions) {
      const { reasoning, text, toolCalls, finishReason } = next(options);
      const parts = [
        ...(reasoning === undefined ? [] : [{ type: 'reasoning', textDelta: reasoning }]),
        ...(text === undefined ? [] : [{ type: 'text-delta', textDelta: text }]),
        ...calls(toolCalls).map(call => ({ type: 'tool-call', ...call })),
        { type: 'finish', finishReason, usage },
      ];
      return { stream: streamOf(parts), rawCall };
    },
  };
}

/** For ai 5, 6 and 7: content parts, tools at the top; usage and finish reason are objects from 6 on. */
function later(generation: 5 | 6 | 7, next: Next): unknown {
  const usage =
    generation === 5
      ? { inputTokens: 10, outputTokens: 5, totalTokens: 15, cachedInputTokens: 4, reasoningTokens: 2 }
      : {
          inputTokens: { total: 10, noCache: 6, cacheRead: 4, cacheWrite: undefined },
          outputTokens: { total: 5, text: 3, reasoning: 2 },
        };
  const reason = (unified: string) => (generation === 5 ? unified : { unified, raw: unified });
  const calls = (toolCalls: Answer['toolCalls']) =>
    toolCalls.map(({ json, ...call }) => ({ type: 'tool-call', ...call, input: json }));
  return {
    specificationVersion: `v${generation - 3}`,
    provider: 'fake',
    modelId: 'fake-model',
    supportedUrls: {},
    async doGenerate(options: CallOptions) {
      const { reasoning, text, toolCalls, finishReason } = next(options);
      const content = [
        ...(reasoning === undefined ? [] : [{ type: 'reasoning', text: reasoning }]),
        ...(text === undefined ? [] : [{ type: 'text', text }]),
        ...calls(toolCalls),
      ];
      return { content, finishReason: reason(finishReason), usage, warnings: [], ...bodies };
    },
    async doStream(options: CallOptions) {
      const { reasoning, text, toolCalls, finishReason } = next(options);
      const parts = [
        { type: 'stream-start', warnings: [] },
        ...(options.includeRawChunks ? [{ type: 'raw', rawValue: 'chunk' }] : []),
        ...block('reasoning', '0', reasoning),
        ...block('text', '1', text),
        ...calls(toolCalls),
        { type: 'finish', finishReason: reason(finishReason), usage },
      ];
      return { stream: streamOf(parts), request: bodies.request };
    },
  };
}

/** A text or a reasoning in a stream. */
const block = (kind: string, id: string, delta: string | undefined): unknown[] =>
  delta === undefined
    ? []
    : [
        { type: `${kind}-start`, id },
        { type: `${kind}-delta`, id, delta },
        { type: `${kind}-end`, id },
      ];

/** What a provider shows of the exchange. */
const bodies = { request: { body: { asked: true } }, response: { body: { answered: true } } };

function streamOf(parts: readonly unknown[]): ReadableStream<unknown> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}
