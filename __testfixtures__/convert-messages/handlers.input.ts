// @from 5
// @only convert-messages
// @row convert-to-core-messages convert-to-model-messages-await
import { convertToCoreMessages, convertToModelMessages as toModel, streamText, type LanguageModel, type ModelMessage, type UIMessage } from 'ai';
import * as sdk from 'ai';

declare const model: LanguageModel;
declare const app: any;
declare function it(name: string, body: () => unknown): void;

export async function POST(request: Request) {
  const { messages }: { messages: UIMessage[] } = await request.json();
  return streamText({ model, messages: toModel(messages) }).toUIMessageStreamResponse();
}

export function GET() {
  return streamText({ model, messages: convertToCoreMessages([]) }).toUIMessageStreamResponse();
}

export const PUT = (messages: UIMessage[]) => {
  const [first, ...rest] = sdk.convertToModelMessages(messages).slice(-2);
  return Response.json({ first, rest });
};

export default {
  fetch(request: Request) {
    return Response.json({ url: request.url, list: [...toModel([])] });
  },
};

app.post('/chat', (request: { body: UIMessage[] }, response: any) => {
  streamText({ model, messages: toModel(request.body) }).pipeUIMessageStreamToResponse(response);
});

it('converts', () => {
  const model: ModelMessage[] = convertToCoreMessages([]);
  if (model.length > 0) throw new Error(String(toModel([])[0]));
});

export const guarded = async (messages: UIMessage[]) => {
  try {
    return toModel(messages);
  } catch {
    return [];
  }
};

export const each = (lists: UIMessage[][]) =>
  Promise.all(
    lists.map(list => {
      const messages = toModel(list);
      return messages.length;
    }),
  );
