// @from 5
// @only ui-messages
import { streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function POST(req: Request) {
  const { messages } = await req.json();
  return streamText({ model, messages }).toUIMessageStreamResponse();
}
