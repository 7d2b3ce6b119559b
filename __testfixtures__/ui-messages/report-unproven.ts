// @from 4
// @only ui-messages
// @row ui-messages-passed-directly
// @findings warning:19 warning:25 warning:31 error:35 error:39 error:42 error:48
import { generateText, streamText, type CoreMessage, type LanguageModel, type ToolInvocation, type UIMessage } from 'ai';

declare const model: LanguageModel;
declare function log(value: unknown): void;
declare function body(request: Request): Promise<any>;

interface Message {
  role: 'user' | 'assistant';
  content: string;
  toolInvocations?: ToolInvocation[];
}

export async function own(req: Request) {
  const { messages }: { messages: Message[] } = await req.json();
  const result = streamText({ model, messages });
  return result.toDataStreamResponse();
}

export async function parsed(req: Request) {
  const { messages } = await body(req);
  return streamText({ model, messages }).toDataStreamResponse();
}

export async function written(req: Request) {
  let { messages } = await req.json();
  messages = messages.filter(Boolean);
  return streamText({ model, messages }).toDataStreamResponse();
}

export class Chat {
  result = (messages: UIMessage[]) => generateText({ model, messages });
}

export const optional = async (messages?: UIMessage[]) => {
  return generateText({ model, prompt: 'Hello', messages });
};

export const lists = (all: UIMessage[][]) => all.map(messages => streamText({ model, messages }).textStream);

export async function shared(messages: UIMessage[], before: CoreMessage[]) {
  const options = { model, messages };
  log(options);
  log(before);
  return generateText(options);
}
