// @from 6
// @findings info:8
import { generateText } from 'ai';

type Options = Parameters<typeof generateText>[0];
declare const registry: { add(name: string, options: unknown): void };

registry.add('now', { experimental_activeTools: ['now'] });

export const ask = (options: Options) => generateText(options);
