/**
 * The compiler, loaded only once a file is selected: ts-morph costs more to load than a run over a project that does not
 * use the SDK. This is the one place that imports it. `ts` is a live binding: `load()` must have resolved before any
 * code that uses it runs.
 */
import type { Project as MorphProject, ts as TypeScript } from 'ts-morph';

export type { TypeScript as tsTypes };

export let ts: typeof TypeScript;
export let Project: typeof MorphProject;

export async function load(): Promise<void> {
  if (ts) return;
  const morph = await import('ts-morph');
  ts = morph.ts;
  Project = morph.Project;
}
