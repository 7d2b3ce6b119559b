import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import type { PackageUnit, SourceUnit } from './project.js';
import { reasonOf } from './reason.js';
import { scriptBlocks } from './script-blocks.js';
import { mentionsSdk } from './sdk-names.js';

/** Endings of the files that hold code, in the order in which an import without an ending tries them. */
export const SOURCE_EXTENSIONS = [
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.vue',
  '.svelte',
] as const;

const SOURCE_NAME = /\.(?:[mc]?[jt]s|[jt]sx|vue|svelte)$/;
const DECLARATION_NAME = /\.d\.(?:[^/]+\.)?[mc]?ts$/;
const MINIFIED_NAME = /[.-]min\.[mc]?jsx?$/;

/** Beyond these a file is generated or bundled, and no person will read a diff of it. */
const MAX_BYTES = 1_000_000;
const MAX_AVERAGE_LINE = 10_000;
/** Nothing larger is looked into at all: it would be a video that is called `.ts`. */
const MAX_BYTES_TO_SEARCH = 64_000_000;

/** Whether a file of that name is code a person wrote: a source ending, and no declaration file. */
export function isSourceName(file: string): boolean {
  return SOURCE_NAME.test(file) && !DECLARATION_NAME.test(file);
}

/** The unit for `text`, with what the compiler is to read of it and in which dialect. */
export function sourceUnit(
  path: string,
  file: string,
  text: string,
  owner: PackageUnit,
): Omit<SourceUnit, 'format' | 'knowsErrorCause' | 'impliesAny' | 'needsEndings'> {
  const component = /\.(vue|svelte)$/.exec(file)?.[1] as 'vue' | 'svelte' | undefined;
  const { code, language } = component ? scriptBlocks(text, component) : { code: text, language: dialectOf(file) };
  return { path, file, text, code, language, package: owner };
}

function dialectOf(file: string): SourceUnit['language'] {
  return file.endsWith('.tsx') ? 'tsx' : /\.[mc]?ts$/.test(file) ? 'ts' : 'jsx';
}

/** Text of a source file, or why it cannot be worked on, or nothing to say. */
export type Read = { text: string } | { reason: string } | undefined;

/**
 * Reads a source file with every byte kept (byte order mark, line ends). Answers with a reason when the disk refuses,
 * and when the file names the SDK but is too large, minified or not UTF-8; answers undefined for such files that have
 * nothing to do with the SDK, so that they make no noise.
 */
export function readSource(file: string): Read {
  try {
    const stat = statSync(file);
    if (!stat.isFile()) return { reason: 'not a regular file' };
    if (stat.size > MAX_BYTES_TO_SEARCH) return undefined;
    return judge(file, readFileSync(file));
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

function judge(file: string, bytes: Buffer): Read {
  if (!isUtf8(bytes)) return onlyIfSdk(asAscii(bytes), 'not UTF-8 text');
  const text = bytes.toString('utf8');
  if (bytes.length > MAX_BYTES) return onlyIfSdk(text, 'larger than 1 MB');
  if (MINIFIED_NAME.test(file) || isMinified(text)) return onlyIfSdk(text, 'minified');
  return { text };
}

function onlyIfSdk(text: string, reason: string): Read {
  return mentionsSdk(text)
    ? { reason: `${reason}, and it names the AI SDK: not migrated (leave it out with --ignore)` }
    : undefined;
}

/** Enough of the text to find a package name in, whatever the encoding; UTF-16 is ASCII with zeros in between. */
function asAscii(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}

function isMinified(text: string): boolean {
  if (text.length <= MAX_AVERAGE_LINE) return false;
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  return text.length / lines > MAX_AVERAGE_LINE;
}
