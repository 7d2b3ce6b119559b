// @from 6
// @findings warning:17 warning:28 warning:35 warning:42
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export class Chat {
  private readonly messages: ModelMessage[] = [];

  constructor(
    private readonly model: LanguageModel,
    rules: string,
  ) {
    this.messages.push({ role: 'system', content: rules });
  }

  send(content: string) {
    this.messages.push({ role: 'user', content });
    return generateText({ model: this.model, allowSystemInMessages: true, messages: this.messages });
  }
}

export class Opened {
  private messages: ModelMessage[] = [{ role: 'system', content: 'Be brief.' }];

  constructor(private readonly model: LanguageModel) {}

  send(content: string) {
    this.messages = [...this.messages, { role: 'user', content }];
    return generateText({ model: this.model, allowSystemInMessages: true, messages: this.messages });
  }
}

export async function replaced(model: LanguageModel, question: string) {
  let messages: ModelMessage[] = [{ role: 'system', content: 'Be brief.' }];
  messages = [...messages, { role: 'user', content: question }];
  return generateText({ model, allowSystemInMessages: true, messages });
}

export async function sometimes(model: LanguageModel, question: string, rules?: string) {
  const messages: ModelMessage[] = [];
  if (rules) messages.push({ role: 'system', content: rules });
  messages.push({ role: 'user', content: question });
  return generateText({ model, allowSystemInMessages: true, messages });
}
