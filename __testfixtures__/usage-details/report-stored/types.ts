// @from 5
// @only usage-details
// @alone
import type { LanguageModelUsage } from 'ai';

export interface Metadata {
  usage?: LanguageModelUsage;
}
