// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Settings = Pick<Parameters<typeof generateText>[0], 'temperature' | 'maxOutputTokens'>;

export class Writer {
  static readonly short = { maxOutputTokens: 50 };
  private readonly settings = { maxOutputTokens: 500, temperature: 0.3 };
  private readonly typed: Settings = { maxOutputTokens: 600 };

  constructor(
    private readonly model: LanguageModel,
    private readonly options: Settings,
  ) {}

  get cap() {
    return this.options.maxOutputTokens ?? this.settings.maxOutputTokens;
  }

  write(prompt: string) {
    return generateText({ model: this.model, prompt, ...this.settings });
  }

  title(prompt: string) {
    return generateText({ model: this.model, prompt, ...Writer.short, ...this.typed });
  }

  stream(prompt: string) {
    return streamText({ model: this.model, prompt, ...this.options, maxOutputTokens: this.cap });
  }
}
