// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

interface Request {
  prompt: string;
  messages: ModelMessage[];
}

declare function send(request: Request): Promise<void>;

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  await send({ prompt: 'Hello', messages });
  await generateText({ model, messages });
  return generateText({ model, prompt: messages });
}

