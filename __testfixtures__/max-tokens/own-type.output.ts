// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

interface ModelSettings {
  model: LanguageModel;
  maxTokens: number;
}

declare function readSettings(): ModelSettings;

const settings = readSettings();

export const spread = (prompt: string) => generateText({ ...settings, maxOutputTokens: settings.maxTokens, prompt });

export const onLines = (prompt: string) =>
  streamText({
    ...settings,
    maxOutputTokens: settings.maxTokens,
    prompt,
  });

export function whole(options: ModelSettings & { prompt: string }) {
  return generateText({ ...options, maxOutputTokens: options.maxTokens });
}

export class Asker {
  constructor(private readonly config: { ai: ModelSettings }) {}

  ask(prompt: string) {
    return generateText({ ...this.config.ai, maxOutputTokens: this.config.ai.maxTokens, prompt });
  }
}

export const laterWins = (prompt: string) => generateText({ ...settings, prompt, maxOutputTokens: 20 });

export const save = (file: { write(text: string): void }) => file.write(JSON.stringify(settings));
