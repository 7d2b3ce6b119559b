// @from 4
// @only ui-messages
// @row ui-messages-passed-directly UC-30 STR-01
// @types-skip-output the data stream has another name in 7
import { convertToModelMessages, createDataStreamResponse, streamText, type LanguageModel, type UIMessage } from 'ai';

declare const model: LanguageModel;
declare function readBody(event: unknown): Promise<any>;
declare const app: any;
declare function load(id: string): Promise<UIMessage[]>;

export async function POST(req: Request) {
  const { messages } = await req.json();
  return streamText({ model, messages: await convertToModelMessages(messages) }).toDataStreamResponse();
}

export async function PUT(req: Request) {
  const body = await req.json();

  return createDataStreamResponse({
    execute: async dataStream => {
      streamText({
        model,
        messages: await convertToModelMessages(body.messages),
      }).mergeIntoDataStream(dataStream);
    },
  });
}

export async function PATCH({ request }: { request: Request }) {
  const { message, id } = JSON.parse(await request.json());
  const messages = [...(await load(id)), message];
  const result = streamText({ model, messages: await convertToModelMessages(messages) });
  return result.toDataStreamResponse();
}

export const vision = async (event: unknown) => {
  const { messages, data } = await readBody(event);
  const before = messages.slice(0, -1);
  const last = messages[messages.length - 1];
  return streamText({
    model,
    messages: [...(await convertToModelMessages(before)), { ...last, content: [{ type: 'text', text: last.content }, { type: 'image', image: data.url }] }],
  }).toDataStreamResponse();
};

app.post('/chat', async (req: any, res: any) => {
  const result = streamText({ model, messages: await convertToModelMessages(req.body.messages) });
  result.pipeDataStreamToResponse(res);
});
