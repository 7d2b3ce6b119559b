// @from 6
// @only telemetry
// @findings warning:18
import * as ai from 'ai';
import { streamText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare function wrap<T extends object>(sdk: T): T;

const { generateText } = wrap(ai);
const traced = wrap({ streamText }).streamText;

/** What wraps the SDK may read the option by its old name, which 7 takes as well. */
export async function wrapped(prompt: string) {
  await generateText({ model, prompt, experimental_telemetry: { isEnabled: true, functionId: 'made' } });
  await wrap(ai).generateText({ model, prompt, experimental_telemetry: { isEnabled: true, functionId: 'member' } });
  return traced({ model, prompt, ...(prompt ? { experimental_telemetry: { functionId: 'spread', recordInputs: false } } : {}) });
}
