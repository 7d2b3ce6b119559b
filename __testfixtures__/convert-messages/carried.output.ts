// @from 5
// @only convert-messages
// @row convert-to-model-messages-await STR-02
import { convertToModelMessages, generateText, type LanguageModel, type ModelMessage, type UIMessage } from 'ai';

declare const model: LanguageModel;

async function history(messages: UIMessage[]): Promise<ModelMessage[]> {
  return messages.length > 0 ? convertToModelMessages(messages) : [];
}

const last = async (messages: UIMessage[]) => (await history(messages)).at(-1);

class Chat {
  #messages: UIMessage[] = [];

  private async model(): Promise<ModelMessage[]> {
    const model = await history(this.#messages);
    return model;
  }

  #count = async () => {
    return (await this.model()).length + 1;
  };

  async ask() {
    console.log(await this.#count(), (await last(this.#messages))?.role);
    return generateText({ model, messages: await this.model() });
  }
}

async function walk(messages: UIMessage[], depth = 0): Promise<number> {
  if (depth > 2) return (await history(messages)).length;
  return walk(messages, depth + 1);
}

export const chat = new Chat();

export async function run(messages: UIMessage[]) {
  const depth = await walk(messages);
  for (const message of await history(messages)) console.log(message.role, depth);
  return (await history(messages)).length ** 2;
}
