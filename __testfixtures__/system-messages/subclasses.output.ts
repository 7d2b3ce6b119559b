// @from 6
// @findings warning:19
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

abstract class Base {
  protected messages: ModelMessage[] = [];

  constructor(protected readonly model: LanguageModel) {}
}

export class Strict extends Base {
  constructor(model: LanguageModel, rules: string) {
    super(model);
    this.messages.push({ role: 'system', content: rules });
  }

  ask(content: string) {
    this.messages.push({ role: 'user', content });
    return generateText({ model: this.model, allowSystemInMessages: true, messages: this.messages });
  }
}

/** Another class has other messages. */
export class Loose extends Base {
  ask(content: string) {
    this.messages.push({ role: 'user', content });
    return generateText({ model: this.model, messages: this.messages });
  }
}
