// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

interface ModelSettings {
  model: LanguageModel;
  maxTokens: number;
}

declare function readSettings(): ModelSettings;

const settings = readSettings();

export const spread = (prompt: string) => generateText({ ...settings, prompt });

export const onLines = (prompt: string) =>
  streamText({
    ...settings,
    prompt,
  });

export function whole(options: ModelSettings & { prompt: string }) {
  return generateText(options);
}

export class Asker {
  constructor(private readonly config: { ai: ModelSettings }) {}

  ask(prompt: string) {
    return generateText({ ...this.config.ai, prompt });
  }
}

export const laterWins = (prompt: string) => generateText({ ...settings, prompt, maxTokens: 20 });

export const save = (file: { write(text: string): void }) => file.write(JSON.stringify(settings));
