// @from 6
import type { LanguageModel } from 'ai';

export interface CallSettings {
  model: LanguageModel;
  timeout: number;
}
export const wait = ({ timeout }: CallSettings) => timeout;
