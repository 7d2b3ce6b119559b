// @from 4
// @row media-warning-types MOD-16
import type { ImageModelCallWarning, SpeechWarning, TranscriptionWarning } from 'ai';

export const show = (warnings: (ImageModelCallWarning | SpeechWarning)[]) => warnings.map(String);
export type Heard = { warnings: TranscriptionWarning[] };
