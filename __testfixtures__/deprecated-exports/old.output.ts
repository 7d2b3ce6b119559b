// @from 4
import * as ai from 'ai';
import { transcribe, type TranscriptionModel } from 'ai';

export const hear = (model: TranscriptionModel, audio: Uint8Array) => transcribe({ model, audio });
export const hearAgain = (model: TranscriptionModel, audio: Uint8Array) => ai.transcribe({ model, audio });
export const registry = ai.createProviderRegistry({});
