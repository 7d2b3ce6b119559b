// @from 6
// @findings info:5
import type { CallSettings } from 'ai';

export class Held implements CallSettings {
  temperature = 0;
}
export const settings: CallSettings = new Held();
