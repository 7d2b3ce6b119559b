// @from 5
import type { Experimental_GeneratedImage, Experimental_SpeechResult, Experimental_TranscriptionResult, GeneratedFile } from 'ai';

export const sounds = (result: Experimental_SpeechResult) => result.audio.uint8Array;
export const words = async (result: Promise<Experimental_TranscriptionResult>) => (await result).text;
export const images: (Experimental_GeneratedImage | GeneratedFile)[] = [];
