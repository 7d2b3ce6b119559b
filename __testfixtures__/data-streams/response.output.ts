// @from 4
// @row to-data-stream-response send-reasoning-default STR-04 STR-18
import { createUIMessageStreamResponse, type LanguageModel, streamText, type ToolSet, toUIMessageStream } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare const shown: boolean | undefined;

export function plain(prompt: string) {
  const result = streamText({ model, prompt });

  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
  });
}

export async function withTools(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      sendReasoning: false,
      redactToolErrors: true,
    }),
  });
}

export function oneLine(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: true,
      sendSources: true,
    }),
  });
}

export function perhaps(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: shown ?? false }),
  });
}

export function split(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      sendReasoning: false,
      // Links under the answer.
      sendSources: true,
      redactToolErrors: true,
    }),
    headers: { 'x-chat': '1' },
    status: 201,
    statusText: 'Made',
  });
}

export function onlyInit(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
    headers: {
      'x-chat': '1',
    },
  });
}

export const atOnce = (prompt: string) => {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
  });
};

export class Chat {
  #model = model;
  tools = tools;

  answer(prompt: string): Response {
    const { tools } = this;
    const result = streamText({ model: this.#model, tools: this.tools, prompt });
    return tools ? createUIMessageStreamResponse({
      stream: toUIMessageStream({
        stream: result.stream,
        tools: this.tools,
        sendReasoning: false,
        redactToolErrors: true,
      }),
    }) : new Response();
  }
}
