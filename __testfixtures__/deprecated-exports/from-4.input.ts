// @from 4
// @row experimental-speech-transcribe
import {
  experimental_generateSpeech as generateSpeech,
  experimental_transcribe,
  type Experimental_SpeechResult as SpeechResult,
} from 'ai';

export const say = (model: any, text: string): Promise<SpeechResult> => generateSpeech({ model, text });
export const hear = (model: any, audio: Uint8Array) => experimental_transcribe({ model, audio });
