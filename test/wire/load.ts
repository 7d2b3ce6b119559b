/** Loads modules as Node does, with the packages of a generation under the names of the SDK. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Generation } from '../../src/model.js';
import { isSdkSpecifier } from '../../src/project/sdk-names.js';
import { ROOT, redirects } from '../fixtures/sdk-packages.js';

/**
 * Below `node_modules`, so that Node finds the packages by name and vitest leaves the modules to Node.
 * @param texts path (`….ts`) to text; they import each other without an ending
 * @returns the module at each path; where it cannot be imported, the error
 */
export async function loadModules(
  texts: ReadonlyMap<string, string>,
  generation: Generation,
): Promise<Map<string, { module: unknown } | { error: unknown }>> {
  const parent = join(ROOT, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'ai-sdk-fix-wire-'));
  const fileOf = (path: string) => join(folder, path.replace(/\.ts$/, '.mjs'));
  try {
    for (const [path, text] of texts) {
      mkdirSync(dirname(fileOf(path)), { recursive: true });
      writeFileSync(fileOf(path), codeOf(text, generation));
    }
    const modules = new Map<string, { module: unknown } | { error: unknown }>();
    for (const path of texts.keys()) modules.set(path, await imported(fileOf(path)));
    return modules;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function imported(file: string): Promise<{ module: unknown } | { error: unknown }> {
  try {
    return { module: await import(/* @vite-ignore */ pathToFileURL(file).href) };
  } catch (error) {
    return { error };
  }
}

function codeOf(text: string, generation: Generation): string {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return outputText.replace(/(\bfrom\s*)(["'])([^"'\n]+)\2/g, (all, from, quote, specifier) => {
    if (specifier.startsWith('.')) return `${from}${quote}${specifier.replace(/\.[jt]s$/, '')}.mjs${quote}`;
    return isSdkSpecifier(specifier) ? from + quote + redirects(specifier, generation)[0]!.specifier + quote : all;
  });
}
