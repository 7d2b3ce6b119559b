// @from 4
// @only media-type deprecated-exports
import { generateSpeech, type GeneratedAudioFile } from 'ai';

export const extensionOf = (audio: GeneratedAudioFile) => audio.mediaType.split('/')[1] ?? audio.format;
export async function say(options: Parameters<typeof generateSpeech>[0]) {
  const { audio } = await generateSpeech(options);
  return [audio.mediaType, audio.base64];
}
