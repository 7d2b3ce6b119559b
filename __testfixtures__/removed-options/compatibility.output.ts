// @from 4
// @row PRV-16
// @findings error:11
// @types-skip-output what computes it is left to a person
import { createOpenAI } from '@ai-sdk/openai';

declare function mode(): 'strict';
const settings = { apiKey: 'key', compatibility: 'strict' } as const;
export const strict = createOpenAI({ apiKey: 'key' });
export const held = createOpenAI(settings);
export const made = createOpenAI({ compatibility: mode() });
