// @from 6
// @only call-settings instructions
import { type LanguageModelCallOptions, type RequestOptions, generateText, type LanguageModel } from 'ai';

interface Arguments extends LanguageModelCallOptions, Omit<RequestOptions, 'timeout'> {
  system?: string;
}

// What the type is made of is still known in a second run.
export class Assistant {
  system = 'Be kind.';
  constructor(readonly model: LanguageModel) {}
  answer(options: Arguments) {
    return generateText({ ...options, model: this.model, prompt: 'Hello', maxRetries: options.maxRetries ?? 0 });
  }
  ask(options: Arguments) {
    return this.answer({ ...options, system: this.system });
  }
}
