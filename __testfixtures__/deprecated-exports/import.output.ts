// @from 6
// @row experimental-transcribe experimental-generate-speech unchanged-deprecated-aliases MOD-13
import {
  createProviderRegistry,
  generateSpeech,
  transcribe,
  getToolName,
  type DynamicToolUIPart,
  type SpeechResult,
  type TranscriptionResult,
  type SpeechModel,
  type TranscriptionModel,
} from 'ai';

export const registry = createProviderRegistry({});
export const say = (model: SpeechModel, text: string): Promise<SpeechResult> =>
  generateSpeech({ model, text, instructions: 'Slowly.' });
export const hear = (model: TranscriptionModel, audio: Uint8Array): Promise<TranscriptionResult> =>
  transcribe({ model, audio });
export const nameOf = (part: DynamicToolUIPart) => getToolName(part);
