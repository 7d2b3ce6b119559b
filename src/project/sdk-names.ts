import { asObject } from './jsonc.js';
import { DEPENDENCY_FIELDS } from './workspaces.js';

/** Whether a module specifier names the SDK: `ai`, `ai/react`, `@ai-sdk/openai`, `@ai-sdk/openai/internal`. */
export function isSdkSpecifier(specifier: string): boolean {
  return specifier === 'ai' || specifier.startsWith('ai/') || specifier.startsWith('@ai-sdk/');
}

/** Whether a manifest depends on the SDK. */
export const dependsOnSdk = (manifest: Record<string, unknown>): boolean =>
  DEPENDENCY_FIELDS.some(field => Object.keys(asObject(manifest[field])).some(isSdkSpecifier));

const QUOTED_NAME = /(["'`])(?:ai(?:\/[\w./-]*)?|@ai-sdk\/[\w./-]+)\1/g;

/**
 * What stands before a specifier: `from`, `import`, `declare module`, a call whose name says that it imports or mocks
 * (`require(`, `import(`, `vi.mock(`, `jest.requireActual<T>(`, `unstable_mockModule(`), comments in between.
 */
const BEFORE_SPECIFIER =
  /(?:\bfrom|\bimport|\bmodule|(?:import|require|mock|module|actual|resolve)[\w$]*\s*(?:<[^<>]*(?:<[^<>]*>)?[^<>]*>\s*)?\()\s*(?:\/\*[^*]*\*\/\s*)*$/i;

/** A file inside an installed package of the SDK: an alias, or an import past its exports. */
export const DEEP_PATH = /(?:(?<=["'`])|(?<=node_modules\/))(?:ai|@ai-sdk\/[\w-]+)\/dist\/[\w./-]+/;

/**
 * Whether `text` names an SDK package where a module is named. `'ai'` alone is no proof (`role: 'ai'` is everywhere),
 * so its surroundings are looked at; `@ai-sdk/…` is.
 */
export function mentionsSdk(text: string): boolean {
  if (text.includes('/dist/') && DEEP_PATH.test(text)) return true;
  for (const match of text.matchAll(QUOTED_NAME)) {
    if (match[0][1] === '@') return true;
    // Cheap first: before a specifier stands a bracket, a word or a comment, before most strings something else.
    const before = text.slice(Math.max(0, match.index - 200), match.index).trimEnd();
    if (/[\w(/]$/.test(before) && BEFORE_SPECIFIER.test(before)) return true;
  }
  return false;
}
