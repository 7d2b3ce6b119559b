// @from 5
// @unmigrated broken
import { convertToModelMessages, generateText, type LanguageModel, streamText, type UIMessage } from 'ai';

export const turns = [{ text: 'Hello.' }, { text: 'Bye.' }];

class Chat {
  messages: UIMessage[] = [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'Hello?' }] }];

  private model() {
    return convertToModelMessages(this.messages);
  }

  async ask(model: LanguageModel) {
    const first = await generateText({ model, messages: this.model() });
    const result = streamText({ model, messages: this.model().slice(-1) });
    return [first.text, await result.text];
  }
}

export const main = (model: LanguageModel) => new Chat().ask(model);
