// @from 4
// @row to-data-stream-response send-reasoning-default STR-04 STR-18
import { type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare const shown: boolean | undefined;

export function plain(prompt: string) {
  const result = streamText({ model, prompt });

  return result.toDataStreamResponse();
}

export async function withTools(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return result.toDataStreamResponse({});
}

export function oneLine(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({ sendReasoning: true, sendSources: true });
}

export function perhaps(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({ sendReasoning: shown });
}

export function split(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return result.toDataStreamResponse({
    headers: { 'x-chat': '1' },
    // Links under the answer.
    sendSources: true,
    status: 201,
    statusText: 'Made',
  });
}

export function onlyInit(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({
    headers: {
      'x-chat': '1',
    },
  });
}

export const atOnce = (prompt: string) => {
  return streamText({ model, prompt }).toDataStreamResponse();
};

export class Chat {
  #model = model;
  tools = tools;

  answer(prompt: string): Response {
    const { tools } = this;
    const result = streamText({ model: this.#model, tools: this.tools, prompt });
    return tools ? result.toDataStreamResponse() : new Response();
  }
}
