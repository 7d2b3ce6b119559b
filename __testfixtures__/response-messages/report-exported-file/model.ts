import type { LanguageModel } from 'ai';

export declare const model: LanguageModel;
