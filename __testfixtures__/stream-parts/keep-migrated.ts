// @from 4
// @only stream-parts
// @types-skip It was migrated, and the manifest still says 4.
import { streamText, type GeneratedFile, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};
const save = (_file: GeneratedFile) => {};

export async function all(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') write(part.text);
    else if (part.type === 'tool-input-start' || part.type === 'tool-input-delta') write(part.id);
    else if (part.type === 'start-step') write(part.request, part.warnings);
    else if (part.type === 'finish-step') write(part.usage);
    else if (part.type === 'finish') write(part.totalUsage);
    else if (part.type === 'source' && part.sourceType === 'url') write(part, part.url);
    else if (part.type === 'file') save(part.file);
  }
}
