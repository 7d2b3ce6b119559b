/** The code samples of the official documentation, as files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { syntaxError } from '../../src/check.js';
import type { Generation } from '../../src/model.js';
import { memoryProject } from '../../src/project/memory.js';
import { aiFolder } from '../fixtures/sdk-packages.js';

/** The migration guides show old code on purpose. */
const OLD_CODE = /^08-migration-guides\/|(?:^|\/)node_modules\//;

const FENCE = /^([ \t]*)(```+|~~~+)(tsx?|typescript|jsx?|javascript)\b[^\n]*\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm;
const EXTENSIONS: Record<string, string> = { tsx: 'tsx', jsx: 'jsx', js: 'js', javascript: 'js' };

export interface Samples {
  /** Text by place, `file.mdx/LINE.ts`. */
  parsed: Record<string, string>;
  unparsed: number;
}

/** The samples in the documentation that the package of a generation ships. */
export function readSamples(generation: Generation): Samples {
  const folder = join(aiFolder(generation), 'docs');
  const found: Samples = { parsed: {}, unparsed: 0 };
  for (const file of pages(folder)) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    for (const match of text.matchAll(FENCE)) {
      const line = text.slice(0, match.index).split('\n').length;
      const place = `${file}/${line}.${EXTENSIONS[match[3]!] ?? 'ts'}`;
      const sample = asModule(match[4]!.replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''));
      if (parses(place, sample)) found.parsed[place] = sample;
      else found.unparsed++;
    }
  }
  return found;
}

const BEFORE = /filename=["']AI SDK (\d)(?:\.\d)?["']/;

/** The old code in the migration guides that 7 ships, where it is said to be of a generation that ships no documentation. */
export function readGuides(generation: 4 | 5): Samples {
  const folder = join(aiFolder(7), 'docs', '08-migration-guides');
  const found: Samples = { parsed: {}, unparsed: 0 };
  for (const file of readdirSync(folder).filter(name => /guide-[67]-0|guide-5-0/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    for (const match of text.matchAll(FENCE)) {
      if (BEFORE.exec(match[0].split('\n')[0]!)?.[1] !== String(generation)) continue;
      const place = `${file}/${text.slice(0, match.index).split('\n').length}.${EXTENSIONS[match[3]!] ?? 'ts'}`;
      const sample = asModule(match[4]!);
      if (parses(place, sample)) found.parsed[place] = sample;
      else found.unparsed++;
    }
  }
  return found;
}

function pages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.mdx') && !OLD_CODE.test(file))
    .sort();
}

/** A sample without imports would share its names with all others. */
const asModule = (text: string): string => (/^\s*(?:import|export)\b/m.test(text) ? text : `${text}export {};\n`);

function parses(place: string, text: string): boolean {
  const [unit] = memoryProject({ [place]: text }, { from: 7 }).files;
  return syntaxError(unit!, text) === null;
}
