// @from 4
// @row experimental-speech-transcribe
import {
  generateSpeech,
  transcribe,
  type SpeechResult,
} from 'ai';

export const say = (model: any, text: string): Promise<SpeechResult> => generateSpeech({ model, text });
export const hear = (model: any, audio: Uint8Array) => transcribe({ model, audio });
