// @from 4
// @only prompt-checks
// @types-skip-output one of both is to be chosen by a person
// @findings error:19 error:20 error:21 error:22 error:23 error:24 error:25 error:26 error:41
import { generateText, type LanguageModel, streamText } from 'ai';

type Options = Parameters<typeof generateText>[0];
interface Settings extends Omit<Parameters<typeof streamText>[0], 'model'> {
  extra?: string;
}

declare const model: LanguageModel;
declare const options: Options;
declare const mapped: Omit<Options, 'model'>;
declare const settings: Settings;
declare const some: Partial<Options>;

export const all = () => [
  generateText({ model, ...mapped }),
  streamText({ model, ...settings }),
  generateText({ ...options, messages: [] }),
  generateText({ ...options, prompt: 'Hi' }),
  generateText({ model, ...some }),
  generateText({ model, ...mapped, prompt: 'Hi' }),
  generateText({ model, prompt: 'Hi', ...(options.seed ? mapped : {}) }),
  generateText(params),
];

// One of both, as the SDK declares it, or neither.
export const kept = () => [
  generateText(options),
  generateText({ ...options, model }),
  generateText({ model, ...limits, prompt: 'Hi' }),
  own({ ...mapped }),
];

const params = { model, messages: [], ...mapped };
declare const limits: Pick<Options, 'maxRetries' | 'headers'>;
declare function own(options: Omit<Options, 'model'>): void;
declare function whole(options: Options): void;
whole({ model, ...mapped });
