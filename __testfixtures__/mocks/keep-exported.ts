// @from 6
import { MockLanguageModelV3 } from 'ai/test';

export const model = new MockLanguageModelV3();
export class Own extends MockLanguageModelV3 {}
const inner = new MockLanguageModelV3();
export const make = () => new MockLanguageModelV3();
export { inner };
