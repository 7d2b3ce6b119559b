// @from 6
// @findings info:14 info:15 info:17 info:22 info:25 info:29 info:35
import { type LanguageModel, streamText, type ToolSet, type UIMessageStreamOptions, type UIMessage } from 'ai';

declare const model: LanguageModel;
declare const given: Parameters<typeof streamText>[0];

function start(tools: ToolSet) {
  return streamText({ model, tools, prompt: 'Hi' });
}

export async function read(options: UIMessageStreamOptions<UIMessage>) {
  const result = streamText({ model, prompt: 'Hi' });
  for await (const chunk of result.toUIMessageStream({ onError: String })) console.log(chunk);
  const chunks = result.toUIMessageStream({ onError: String });
  for await (const chunk of chunks) console.log(chunk);
  return result.toUIMessageStreamResponse({ ...options, onError: String });
}

export const elsewhere = (tools: ToolSet) => {
  const result = start(tools);
  return result.toUIMessageStreamResponse({ onError: String });
};

export const atOnce = () => streamText({ model, prompt: 'Hi' }).toUIMessageStreamResponse({ onError: String });

export function unknown() {
  const result = streamText(given);
  return result?.toUIMessageStreamResponse({ onError: String });
}

export function toNode() {
  const result = streamText({ model, prompt: 'Hi' });
  const { Readable }: any = globalThis;
  return Readable.fromWeb(result.toUIMessageStream({ onError: String }));
}
