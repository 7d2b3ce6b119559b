// @from 4
// @only media-type deprecated-exports
import { experimental_generateSpeech as generateSpeech, type GeneratedAudioFile } from 'ai';

export const extensionOf = (audio: GeneratedAudioFile) => audio.mimeType.split('/')[1] ?? audio.format;
export async function say(options: Parameters<typeof generateSpeech>[0]) {
  const { audio } = await generateSpeech(options);
  return [audio.mimeType, audio.base64];
}
