// @from 7
import { experimental_transcribe, Experimental_Agent as Agent, type LanguageModel, type TranscriptionModel } from 'ai';

export const hear = (model: TranscriptionModel, audio: Uint8Array) => experimental_transcribe({ model, audio });
export const agent = (model: LanguageModel) => new Agent({ model });
