// @from 4
import { generateText } from 'ai';

const entries = ['ai/rsc', 'ai/react'];
const log = { mock: (name: string) => name };

export const paths = { 'ai/rsc': 'docs/ai/rsc.md' };
export const names = entries.map(entry => entry === 'ai/rsc' || log.mock('ai/rsc'));
export { generateText };
