// @from 6
// @row experimental-transcribe experimental-generate-speech unchanged-deprecated-aliases MOD-13
import {
  experimental_createProviderRegistry,
  experimental_generateSpeech,
  experimental_transcribe as transcribe,
  getToolOrDynamicToolName,
  type DynamicToolUIPart,
  type Experimental_SpeechResult,
  type Experimental_TranscriptionResult,
  type SpeechModel,
  type TranscriptionModel,
} from 'ai';

export const registry = experimental_createProviderRegistry({});
export const say = (model: SpeechModel, text: string): Promise<Experimental_SpeechResult> =>
  experimental_generateSpeech({ model, text, instructions: 'Slowly.' });
export const hear = (model: TranscriptionModel, audio: Uint8Array): Promise<Experimental_TranscriptionResult> =>
  transcribe({ model, audio });
export const nameOf = (part: DynamicToolUIPart) => getToolOrDynamicToolName(part);
