// @from 5
// @only convert-messages
// @row convert-to-core-messages convert-to-model-messages-await
import { convertToModelMessages as toModel, streamText, type LanguageModel, type ModelMessage, type UIMessage } from 'ai';
import * as sdk from 'ai';

declare const model: LanguageModel;
declare const app: any;
declare function it(name: string, body: () => unknown): void;

export async function POST(request: Request) {
  const { messages }: { messages: UIMessage[] } = await request.json();
  return streamText({ model, messages: await toModel(messages) }).toUIMessageStreamResponse();
}

export async function GET() {
  return streamText({ model, messages: await toModel([]) }).toUIMessageStreamResponse();
}

export const PUT = async (messages: UIMessage[]) => {
  const [first, ...rest] = (await sdk.convertToModelMessages(messages)).slice(-2);
  return Response.json({ first, rest });
};

export default {
  async fetch(request: Request) {
    return Response.json({ url: request.url, list: [...(await toModel([]))] });
  },
};

app.post('/chat', async (request: { body: UIMessage[] }, response: any) => {
  streamText({ model, messages: await toModel(request.body) }).pipeUIMessageStreamToResponse(response);
});

it('converts', async () => {
  const model: ModelMessage[] = await toModel([]);
  if (model.length > 0) throw new Error(String((await toModel([]))[0]));
});

export const guarded = async (messages: UIMessage[]) => {
  try {
    return await toModel(messages);
  } catch {
    return [];
  }
};

export const each = (lists: UIMessage[][]) =>
  Promise.all(
    lists.map(async list => {
      const messages = await toModel(list);
      return messages.length;
    }),
  );
