// @from 4
// @only ui-messages
import { generateText, streamText, convertToCoreMessages, type CoreMessage, type LanguageModel, type UIMessage } from 'ai';

declare const model: LanguageModel;

export async function POST(req: Request) {
  const { messages }: { messages: CoreMessage[] } = await req.json();
  return streamText({ model, messages }).toDataStreamResponse();
}

export async function PUT(req: Request) {
  const { question, history } = await req.json();
  return streamText({ model, messages: [{ role: 'user', content: question }, ...(history as CoreMessage[])] }).toDataStreamResponse();
}

/** Any client may send these. */
export async function PATCH(req: Request) {
  const { messages } = await req.json();
  const { text } = await generateText({ model, messages });
  return Response.json({ text });
}

export async function text(req: Request) {
  const { messages } = await req.json();
  return streamText({ model, messages }).toTextStreamResponse();
}

export const converted = (messages: UIMessage[]) => generateText({ model, messages: convertToCoreMessages(messages) });

export const continued = async (messages: CoreMessage[]) => {
  const { response } = await generateText({ model, messages });
  return generateText({ model, messages: [...messages, ...response.messages] });
};
