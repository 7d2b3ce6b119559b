import { guide5 } from '../../src/guides.js';
import { defineTransform, means, renameName } from '../../src/transform.js';
import { createResponse, createStream } from './create-data-stream/calls.js';
import { passWriter } from './create-data-stream/writer.js';
import { usesOf } from './data-streams/calls.js';

const NAMES: Readonly<Record<string, string>> = {
  createDataStream: 'createUIMessageStream',
  createDataStreamResponse: 'createUIMessageStreamResponse',
  pipeDataStreamToResponse: 'pipeUIMessageStreamToResponse',
};

export const createDataStream = defineTransform({
  id: 'create-data-stream',
  title: '`createDataStream` and its kin make UI message streams',
  kind: 'breaking',
  from: [4],
  words: [...Object.keys(NAMES), 'execute'],
  gives: Object.values(NAMES),
  why: 'The functions are gone. Those of 7 hand `execute` an object with the writer, those that send a response take a stream that is made by itself, and the stream holds objects instead of text.',
  keeps: [
    'the methods of a result that have like names',
    'the layout of the options: they are enclosed, not moved; those of the response go before the stream',
    'what reads the text of the stream: it is given the events of 7 as text',
    'options that are not written out: a finding',
  ],
  before:
    'return createDataStreamResponse({\n  status: 201,\n  execute: async dataStream => {\n    dataStream.merge(stream);\n  },\n});',
  after:
    'return createUIMessageStreamResponse({ status: 201, stream: createUIMessageStream({\n  execute: async ({ writer: dataStream }) => {\n    dataStream.merge(stream);\n  },\n}) });',
  docs: guide5('data-stream-response-helper-functions-renamed'),
  visit(use, context) {
    if (use.form === 'option') {
      if (means(use, ['CreateDataStreamOptions.execute'])) passWriter(use, context);
      return;
    }
    const to = NAMES[use.name];
    if (use.form !== 'name' || !to || !means(use, [`.${use.name}`])) return;
    renameName(use, to, context);
    const { calls, others } = usesOf(use, context);
    for (const call of calls)
      (use.name === 'createDataStream' ? createStream : createResponse)(call, use.name, context);
    for (const other of others) {
      context.report(other, {
        message: `\`${use.name}\` is \`${to}\` under 7, which takes other arguments, and is handed on here.`,
        remedy: `Where it is called, write \`createUIMessageStream({ execute: ({ writer }) => … })\`${use.name === 'createDataStream' ? '' : ` as the \`stream\` of \`${to}\``}.`,
        severity: 'error',
      });
    }
  },
});
