// @from 4
// @unmigrated broken
import type { ServerResponse } from 'node:http';
import { type DataStreamWriter, type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

const hidden = { text: 'One.', reasoning: 'They ask for one.' };
const lookup = { toolCalls: [{ name: 'lookup', input: { id: '7' } }] };

export const turns = [hidden, hidden, hidden, lookup, lookup, hidden, hidden, lookup, hidden, lookup];

/** What the clients of a few routes are sent. */
export async function main(model: LanguageModel) {
  const tools = {
    lookup: tool({
      description: 'Looks a customer up',
      parameters: z.object({ id: z.string() }),
      execute: async ({ id }): Promise<string> => {
        throw new Error(`connect ECONNREFUSED 10.0.0.7:5432 (looking for ${id})`);
      },
    }),
  };
  const answers: unknown[] = [];
  const first = streamText({ model, temperature: 0, prompt: '1' });
  const response = first.toDataStreamResponse({ status: 201, headers: { 'x-chat': '1' } });
  answers.push([response.status, response.headers.get('x-chat'), await read(response.body!)]);

  const second = streamText({ model, temperature: 0, prompt: '2' });
  answers.push(await read(second.toDataStreamResponse({ sendReasoning: true }).body!));

  const third = streamText({ model, temperature: 0, prompt: '3' });
  const node = nodeResponse();
  third.pipeDataStreamToResponse(node, { sendUsage: false });
  answers.push(await node.sent);

  // Tools that fail: masked, or as the route says.
  const fourth = streamText({ model, temperature: 0, prompt: '4', tools });
  answers.push(await read(fourth.toDataStreamResponse().body!));
  const fifth = streamText({ model, temperature: 0, prompt: '5', tools });
  answers.push(await read(fifth.toDataStreamResponse({ getErrorMessage: () => 'Ask again.' }).body!));

  const sixth = streamText({ model, temperature: 0, prompt: '6' });
  answers.push(await read(sixth.toDataStream({ experimental_sendFinish: false })));

  // One writer that masks, and one that tells.
  for (const onError of [() => 'An error occurred.', () => 'Come back later.']) {
    const streams: ReadableStream[] = [];
    const merge = (stream: ReadableStream) => void streams.push(stream);
    const writer = { merge, onError } as Partial<DataStreamWriter> as DataStreamWriter;
    const seventh = streamText({ model, temperature: 0, prompt: '7' });
    seventh.mergeIntoDataStream(writer);
    const eighth = streamText({ model, temperature: 0, prompt: '8', tools });
    eighth.mergeIntoDataStream(writer, { experimental_sendStart: false });
    for (const stream of streams) answers.push(await read(stream));
  }

  // A model that fails: no more turns are scripted.
  const ninth = streamText({ model, temperature: 0, prompt: '9', onError() {} });
  answers.push(await read(ninth.toDataStreamResponse().body!));
  return answers;
}

function nodeResponse() {
  const chunks: Uint8Array[] = [];
  let resolve: (answer: unknown) => void = () => {};
  const sent = new Promise<unknown>(given => {
    resolve = given;
  });
  const response = {
    setHeaders() {},
    writeHead() {},
    write(chunk: Uint8Array) {
      chunks.push(chunk);
      return true;
    },
    end: () => resolve(read(new Blob(chunks as BlobPart[]).stream())),
    on() {},
    once() {},
    off() {},
  };
  return Object.assign(response as unknown as ServerResponse, { sent });
}

/** Text, reasoning and errors, in either protocol. */
async function read(stream: ReadableStream) {
  const parts: { type: string; value: unknown }[] = [];
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value instanceof Uint8Array) text += decoder.decode(next.value, { stream: true });
    else text += typeof next.value === 'string' ? next.value : `${JSON.stringify(next.value)}\n`;
  }
  const kinds: Record<string, string> = { 0: 'text', g: 'reasoning', 3: 'error', d: 'finish' };
  for (const line of text.split('\n')) {
    const [, kind, value] = /^([03gd]):(.*)$/.exec(line) ?? [];
    if (kind) parts.push({ type: kinds[kind]!, value: JSON.parse(value!) });
    const json = line.replace(/^data: /, '');
    if (!json.startsWith('{')) continue;
    const { type, delta, errorText } = JSON.parse(json);
    parts.push({ type: type.replace(/-delta$|^tool-output-/, ''), value: delta ?? errorText });
  }
  return parts
    .filter(({ type }) => Object.values(kinds).includes(type))
    .map(({ type, value }) => (type === 'finish' ? type : [type, value]));
}
