// @from 5
import type * as ai from 'ai';

export type Finish = ai.StreamObjectOnFinishCallback<{ city: string }>;
export const finish: import('ai').StreamObjectOnFinishCallback<string> = async ({ usage }) => console.log(usage.totalTokens);
export const id = (response: ai.LanguageModelResponseMetadata) => response.id;
