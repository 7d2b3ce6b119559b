/** The fake model of the wire tests, which can stop in the middle of a text until the page has shown the first half. */
import type { Generation } from '../../src/model.js';
import { type CallOptions, fakeModel, type Turn } from '../wire/fake-model.js';

/** Where a text waits. */
const PAUSE = '|';

export interface PacedModel {
  model: unknown;
  calls: CallOptions[];
  /** Lets the text that waits, or the next one that will, go on. */
  resume(): void;
}

type Part = Record<string, unknown>;
type Model = { doStream(options: CallOptions): Promise<{ stream: ReadableStream<Part> }> };

export function pacedModel(generation: Generation, turns: readonly Turn[]): PacedModel {
  const { model, calls } = fakeModel(generation, turns);
  const { promise, resolve } = deferred();
  const halves = () =>
    new TransformStream<Part, Part>({
      async transform(part, controller) {
        const key = 'textDelta' in part ? 'textDelta' : 'delta';
        const [head, tail] = part.type === 'text-delta' ? String(part[key]).split(PAUSE) : [];
        if (tail === undefined) return controller.enqueue(part);
        controller.enqueue({ ...part, [key]: head });
        await promise;
        controller.enqueue({ ...part, [key]: tail });
      },
    });
  const base = model as Model;
  const paced: Model = {
    ...base,
    async doStream(options) {
      const result = await base.doStream(options);
      return { ...result, stream: result.stream.pipeThrough(halves()) };
    },
  };
  return { model: paced, calls, resume: resolve };
}

/** `Promise.withResolvers` of Node 22. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve!: () => void;
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve };
}
