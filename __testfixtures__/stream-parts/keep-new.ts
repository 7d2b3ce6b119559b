// @from 7
// @only stream-parts
import { streamText, type GeneratedFile, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};
const save = (_file: GeneratedFile) => {};

export async function all(model: LanguageModel) {
  const result = streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (chunk.type === 'reasoning-delta') write(chunk.text);
    },
    onError({ error }) {
      write(error);
    },
  });
  for await (const part of result.stream) {
    switch (part.type) {
      case 'text-delta':
      case 'reasoning-delta':
        write(part.text);
        break;
      case 'tool-input-start':
        write(part.id, part.toolName);
        break;
      case 'tool-call':
        write(part.toolCallId);
        break;
      case 'start-step':
        write(part.request, part.warnings);
        break;
      case 'finish-step':
        write(part.usage, part.response, part.providerMetadata);
        break;
      case 'finish':
        write(part.totalUsage);
        break;
      case 'file':
        save(part.file);
        write(part, part.file.base64, part.file.mediaType);
        break;
      case 'source':
        if (part.sourceType === 'url') write(part.url);
        break;
    }
  }
}
