// @from 5
import type * as ai from 'ai';

export type Finish = (event: ai.GenerateObjectEndEvent<{ city: string }>) => void | Promise<void>;
export const finish: (event: import('ai').GenerateObjectEndEvent<string>) => void | Promise<void> = async ({ usage }) => console.log(usage.totalTokens);
export const id = (response: Omit<ai.LanguageModelResponseMetadata, 'messages'>) => response.id;
