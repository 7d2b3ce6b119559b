// @from 4
import * as ai from 'ai';
import { experimental_transcribe, type TranscriptionModel } from 'ai';

export const hear = (model: TranscriptionModel, audio: Uint8Array) => experimental_transcribe({ model, audio });
export const hearAgain = (model: TranscriptionModel, audio: Uint8Array) => ai.experimental_transcribe({ model, audio });
export const registry = ai.experimental_createProviderRegistry({});
