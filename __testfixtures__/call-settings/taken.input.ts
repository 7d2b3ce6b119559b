// @from 5
import type { CallSettings } from 'ai';

export interface RequestOptions {
  url: string;
  settings: CallSettings;
}
