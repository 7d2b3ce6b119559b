/** Runs a program under a generation of the SDK, with a fake model. */
import type { Generation } from '../../src/model.js';
import { type CallOptions, fakeModel, type Turn } from './fake-model.js';
import { loadModules } from './load.js';
import { normalise, type Request } from './normalise.js';

/** What `test/wire/programs/*.ts` export. */
interface Program {
  /** What the model answers, call by call. */
  turns: Turn[];
  main(model: unknown): Promise<unknown>;
}

export interface Outcome {
  requests: Request[];
  /** What the program made of the answers; undefined where it threw. */
  returned: unknown;
  threw: string | null;
}

export async function runProgram(text: string, generation: Generation): Promise<Outcome> {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  let calls: CallOptions[] = [];
  let returned: unknown;
  let threw: string | null = null;
  try {
    // An import that the generation does not have throws too.
    const { turns, main } = await load(text, generation);
    const fake = fakeModel(generation, turns);
    const { model } = fake;
    calls = fake.calls;
    returned = JSON.parse(JSON.stringify((await main(model)) ?? null));
  } catch (error) {
    threw = String(error);
  }
  return { requests: calls.map(normalise), returned, threw };
}

async function load(text: string, generation: Generation): Promise<Program> {
  const loaded = (await loadModules(new Map([['program.ts', text]]), generation)).get('program.ts')!;
  if ('error' in loaded) throw loaded.error;
  return loaded.module as Program;
}
