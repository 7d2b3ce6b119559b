// @from 6
// @row internal-subpath
import { prepareCallSettings, prepareRetries } from 'ai/internal';
import { prepareCallSettings as settingsOf } from 'ai/internal';
import * as internal from 'ai/internal';

export const a = prepareCallSettings({ temperature: 0 });
export const b = settingsOf({ temperature: 0 });
export const c = internal.prepareCallSettings({ temperature: 0 });
export { prepareRetries };
