// @from 6
import { createProviderRegistry } from 'ai';

export const experimental_transcribe = (audio: Uint8Array) => audio.length;
export const registry = createProviderRegistry({});
export const speech = { experimental_generateSpeech: (text: string) => text };
export const say = (text: string) => speech.experimental_generateSpeech(text);
