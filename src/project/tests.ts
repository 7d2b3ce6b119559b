/** Which files are tests. */
import type { SourceUnit } from './project.js';

/** By its name, or by the runner that it imports. */
export const isTest = ({ path, code }: Pick<SourceUnit, 'path' | 'code'>): boolean =>
  /(?:[.-](?:test|spec)\.\w+|(?:^|\/)__tests__\/.*)$/.test(path) ||
  /['"](?:vitest|@jest\/globals|node:test|bun:test|ai\/test)['"]/.test(code);
