// @from 4
// @unmigrated broken
import {
  createDataStream,
  createDataStreamResponse,
  type DataStreamWriter,
  formatDataStreamPart,
  type LanguageModel,
} from 'ai';

export const turns = [];

/** What a client makes of the events, in either protocol. */
interface Seen {
  text: string;
  data: unknown[];
  sources: unknown[];
  calls: unknown[];
  results: unknown[];
  errors: unknown[];
}

function answer(dataStream: DataStreamWriter) {
  dataStream.writeData('started');
  dataStream.writeData({ steps: [1, null, true] });
  dataStream.writeSource({ sourceType: 'url', id: 'a', url: 'https://a.b/', title: 'A' });
  dataStream.write(formatDataStreamPart('text', 'Hello.'));
  dataStream.write(formatDataStreamPart('tool_call', { toolCallId: 'c', toolName: 'add', args: { a: 1 } }));
  dataStream.write(formatDataStreamPart('tool_result', { toolCallId: 'c', result: [2] }));
  dataStream.write(formatDataStreamPart('data', [0]));
}

export async function main(_model: LanguageModel) {
  const response = createDataStreamResponse({
    status: 202,
    headers: { 'x-a': 'b' },
    execute: async dataStream => {
      answer(dataStream);
      dataStream.merge(createDataStream({ execute: inner => inner.writeData('merged') }));
    },
  });
  const failing = createDataStreamResponse({
    execute: dataStream => {
      dataStream.writeData(1);
      throw new Error('secret');
    },
  });
  const told = createDataStreamResponse({
    execute: async () => {
      throw new Error('shown');
    },
    onError: error => (error instanceof Error ? error.message : 'unknown'),
  });
  const text = createDataStream({ execute: answer });
  return [
    response.status,
    response.headers.get('x-a'),
    see(await response.text()),
    see(await failing.text()),
    see(await told.text()),
    see(await new Response(text.pipeThrough(new TextEncoderStream())).text()),
  ];
}

function see(events: string): Seen {
  const seen: Seen = { text: '', data: [], sources: [], calls: [], results: [], errors: [] };
  for (const line of events.split('\n')) {
    const [, code, json] = /^(\w+): ?([["{].*)$/.exec(line) ?? [];
    if (!code || !json || json === '[DONE]') continue;
    const value = JSON.parse(json);
    const kind = code === 'data' ? value.type : code;
    if (kind === '0') seen.text += value;
    else if (kind === 'text-delta') seen.text += value.delta;
    else if (kind === '2') seen.data.push(...value);
    else if (kind === 'data-custom') seen.data.push(value.data);
    else if (kind === 'h') seen.sources.push([value.id, value.url, value.title]);
    else if (kind === 'source-url') seen.sources.push([value.sourceId, value.url, value.title]);
    else if (kind === '9') seen.calls.push([value.toolName, value.args]);
    else if (kind === 'tool-input-available') seen.calls.push([value.toolName, value.input]);
    else if (kind === 'a') seen.results.push(value.result);
    else if (kind === 'tool-output-available') seen.results.push(value.output);
    else if (kind === '3') seen.errors.push(value);
    else if (kind === 'error') seen.errors.push(value.errorText);
  }
  return seen;
}
