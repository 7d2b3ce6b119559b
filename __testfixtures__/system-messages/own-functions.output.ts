// @from 6
// @findings warning:12 warning:19 warning:25 error:42
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

interface ChatOptions {
  model: LanguageModel;
  messages: ModelMessage[];
  maxRetries?: number;
}

export async function chat({ messages, ...options }: ChatOptions) {
  return generateText({ ...options, allowSystemInMessages: true, messages });
}

export function stream(options: ChatOptions) {
  const { model, messages: sent } = options;
  return streamText({
    model,
    allowSystemInMessages: true,
    messages: sent,
  });
}

export const whole = (options: ChatOptions) => generateText(options);

export const spread = (options: ChatOptions) => generateText({ ...options, maxRetries: 1, allowSystemInMessages: true });

/** Only users and assistants come here. */
export const plain = ({ model, messages }: ChatOptions) => generateText({ model, messages });

const system = (content: string): ModelMessage => ({ role: 'system', content });

export const opened = (model: LanguageModel, history: ModelMessage[]) =>
  chat({ model, messages: [system('Be brief.'), ...history] });

export const streamed = (model: LanguageModel, history: ModelMessage[], isBrief: boolean) =>
  stream({ model, messages: [...(isBrief ? [system('Be brief.')] : []), ...history] });

export const forwarded = (model: LanguageModel, question: string) =>
  spread({ model, messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: question }] });

export const wholly = (model: LanguageModel, question: string) =>
  whole({ model, messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: question }] });

export const asked = (model: LanguageModel, question: string) =>
  plain({ model, messages: [{ role: 'user', content: question }] });
