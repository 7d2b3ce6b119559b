/** The last gate before a file is written: both parsers must accept what the edits made of it. */

import type { SourceUnit } from './project/project.js';
import { messageOf } from './project/reason.js';
import { sourceUnit } from './project/source.js';
import { Template } from './sdk/templates.js';
import { ts, type tsTypes } from './sdk/typescript.js';

/** Why the new text must not be written, or null. A file that a parser refused before the edits is not held against them. */
export async function accepted(unit: SourceUnit, after: string): Promise<string | null> {
  const before = unit.code;
  const result = sourceUnit(unit.path, unit.file, after, unit.package);
  const { code } = result;
  if (Template.of(unit) && !Template.of(result)) return 'the template of the result would not parse';
  const compiler = syntaxError(unit, code);
  if (compiler && !syntaxError(unit, before)) return `the result would not parse: ${compiler}`;
  const parse = await babel(unit.language);
  const second = failureOf(() => parse(code));
  if (second && !failureOf(() => parse(before))) return `the result would not parse: ${second}`;
  return null;
}

const KINDS = { ts: 'TS', tsx: 'TSX', jsx: 'JSX' } as const;

/** The first syntax error of the compiler, with its line. */
export function syntaxError(unit: SourceUnit, code: string): string | null {
  const kind = ts.ScriptKind[KINDS[unit.language]];
  return syntaxErrorOf(ts.createSourceFile(unit.path, code, ts.ScriptTarget.ESNext, false, kind));
}

/** Octal escapes and numbers: refused in TypeScript, run by Node in a CommonJS script. */
const OCTAL = new Set([1121, 1487, 1488, 1489]);

/** The same of a file that was parsed already. */
export function syntaxErrorOf(source: tsTypes.SourceFile): string | null {
  // Kept on every parsed file, but not in the published types.
  const { parseDiagnostics } = source as unknown as {
    parseDiagnostics: readonly { code: number; start: number; messageText: string }[];
  };
  const isScript = !/\.[cm]?tsx?$/.test(source.fileName);
  const first = parseDiagnostics.find(({ code }) => !(isScript && OCTAL.has(code)));
  if (!first) return null;
  const { line } = source.getLineAndCharacterOfPosition(first.start);
  return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`;
}

type Parse = (code: string) => unknown;
const parsers = new Map<string, Parse>();

/** jscodeshift's parser for the dialect: offsets and errors as Babel has them. */
async function babel(language: SourceUnit['language']): Promise<Parse> {
  const known = parsers.get(language);
  if (known) return known;
  const { default: getParser } = await import('jscodeshift/src/getParser.js');
  const parser = getParser(language === 'ts' ? 'ts' : 'tsx');
  const parse: Parse = code => parser.parse(code);
  parsers.set(language, parse);
  return parse;
}

function failureOf(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
