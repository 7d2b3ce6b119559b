/** Runs a program under a generation of the SDK, with a fake model. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Generation } from '../../src/model.js';
import { ROOT } from '../fixtures/sdk-packages.js';
import { type CallOptions, fakeModel, type Turn } from './fake-model.js';
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

/**
 * Below `node_modules`, so that Node finds the packages by name and vitest leaves the module to Node; the names `ai`
 * and `@ai-sdk/openai` become the aliases under which the generation is installed.
 */
async function load(text: string, generation: Generation): Promise<Program> {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const code = outputText.replace(
    /(\bfrom\s*)(["'])(?:@ai-sdk\/(?=openai))?(ai|openai)((?:\/[\w-]+)*)\2/g,
    `$1$2$3-v${generation}$4$2`,
  );
  const parent = join(ROOT, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'ai-sdk-fix-wire-'));
  try {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, code);
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
