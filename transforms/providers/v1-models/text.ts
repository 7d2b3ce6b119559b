/** The module that stands in for the types of V1, as it is written. */
import { readFileSync } from 'node:fs';

let text: string | undefined;

export const typescript = (): string =>
  (text ??= readFileSync(new URL('./assets/language-model-v1.ts', import.meta.url), 'utf8'));
