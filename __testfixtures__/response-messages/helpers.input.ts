// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

const start = (model: LanguageModel, messages: ModelMessage[]) => streamText({ model, messages });

async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const result = await generateText({ model, messages });
  return { result, at: Date.now() };
}

export class Chat {
  readonly history: ModelMessage[] = [];
  private last?: Awaited<ReturnType<typeof generateText>>;

  constructor(private readonly model: LanguageModel) {}

  async send(content: string) {
    this.history.push({ role: 'user', content });
    this.last = await generateText({ model: this.model, messages: this.history });
    this.history.push(...this.last.response.messages);
  }

  get added() {
    return this.last?.response.messages ?? [];
  }
}

export async function both(model: LanguageModel, messages: ModelMessage[]) {
  const { result } = await ask(model, messages);
  const stream = start(model, result.response.messages);
  return (await stream.response).messages;
}

export async function named(model: LanguageModel, messages: ModelMessage[]) {
  const { result: { response } } = await ask(model, messages);
  return response.messages;
}
