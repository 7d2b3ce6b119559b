// @from 4
// @only usage-tokens
// @findings error:18 error:19
// @types-skip-output what is reported does not compile
import { type LanguageModel, type LanguageModelUsage, streamText } from 'ai';

declare const model: LanguageModel;
declare const usage: LanguageModelUsage | undefined;

interface Counted {
  promptTokens: number;
  totalTokens?: number;
}

declare function track(counted: Counted | undefined): void;

export async function ask() {
  track(await streamText({ model, prompt: 'Hello' }).usage);
  track(usage);
}
