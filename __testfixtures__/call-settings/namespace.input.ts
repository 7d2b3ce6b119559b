// @from 5
import type * as ai from 'ai';

export const settings: ai.CallSettings = { topP: 1 };
export type Settings = import('ai').CallSettings;
export interface Options extends ai.CallSettings {
  name: string;
}
