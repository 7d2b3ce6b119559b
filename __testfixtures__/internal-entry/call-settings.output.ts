// @from 6
// @row internal-subpath
import { prepareLanguageModelCallOptions, prepareRetries } from 'ai/internal';
import { prepareLanguageModelCallOptions as settingsOf } from 'ai/internal';
import * as internal from 'ai/internal';

export const a = prepareLanguageModelCallOptions({ temperature: 0 });
export const b = settingsOf({ temperature: 0 });
export const c = internal.prepareLanguageModelCallOptions({ temperature: 0 });
export { prepareRetries };
