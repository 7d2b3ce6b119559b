// @from 6
// @types-skip the directive is there for another version
// @only expected-errors
import { generateText } from 'ai';

// @ts-expect-error only available in AI SDK v7
export const run = () => generateText({ model: 'a/b', prompt: 'Hi', runtimeContext: {} });
