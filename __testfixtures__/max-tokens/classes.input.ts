// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Settings = Pick<Parameters<typeof generateText>[0], 'temperature' | 'maxTokens'>;

export class Writer {
  static readonly short = { maxTokens: 50 };
  private readonly settings = { maxTokens: 500, temperature: 0.3 };
  private readonly typed: Settings = { maxTokens: 600 };

  constructor(
    private readonly model: LanguageModel,
    private readonly options: Settings,
  ) {}

  get cap() {
    return this.options.maxTokens ?? this.settings.maxTokens;
  }

  write(prompt: string) {
    return generateText({ model: this.model, prompt, ...this.settings });
  }

  title(prompt: string) {
    return generateText({ model: this.model, prompt, ...Writer.short, ...this.typed });
  }

  stream(prompt: string) {
    return streamText({ model: this.model, prompt, ...this.options, maxTokens: this.cap });
  }
}
