// @from 5
// @only convert-messages
// @row convert-to-model-messages-await STR-02
import { convertToModelMessages, generateText, type LanguageModel, type ModelMessage, type UIMessage } from 'ai';

declare const model: LanguageModel;

function history(messages: UIMessage[]): ModelMessage[] {
  return messages.length > 0 ? convertToModelMessages(messages) : [];
}

const last = (messages: UIMessage[]) => history(messages).at(-1);

class Chat {
  #messages: UIMessage[] = [];

  private model(): ModelMessage[] {
    const model = history(this.#messages);
    return model;
  }

  #count = () => {
    return this.model().length + 1;
  };

  async ask() {
    console.log(this.#count(), last(this.#messages)?.role);
    return generateText({ model, messages: this.model() });
  }
}

function walk(messages: UIMessage[], depth = 0): number {
  if (depth > 2) return history(messages).length;
  return walk(messages, depth + 1);
}

export const chat = new Chat();

export async function run(messages: UIMessage[]) {
  const depth = walk(messages);
  for (const message of history(messages)) console.log(message.role, depth);
  return history(messages).length ** 2;
}
