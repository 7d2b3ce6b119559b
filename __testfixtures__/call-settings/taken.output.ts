// @from 5
import type { LanguageModelCallOptions, RequestOptions as SdkRequestOptions } from 'ai';

export interface RequestOptions {
  url: string;
  settings: LanguageModelCallOptions & Omit<SdkRequestOptions, 'timeout'>;
}
