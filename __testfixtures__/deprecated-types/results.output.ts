// @from 5
import type { SpeechResult, TranscriptionResult, GeneratedFile } from 'ai';

export const sounds = (result: SpeechResult) => result.audio.uint8Array;
export const words = async (result: Promise<TranscriptionResult>) => (await result).text;
export const images: (GeneratedFile | GeneratedFile)[] = [];
