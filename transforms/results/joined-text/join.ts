/** What makes the text of all steps out of them. */
import { quoteOf } from '../../../src/edit/style.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';

export const STEPS = 'steps';

export function joinIn(source: tsTypes.SourceFile): string {
  const quote = quoteOf(source);
  return `map(step => step.text).join(${quote}${quote})`;
}
