// @from 4
// @row writer-message-annotation
// @only data-writer
// @findings error:8 error:9 error:10 error:12 error:13 error:14
import { createDataStream, streamText } from 'ai';

export const stream = createDataStream({
  execute: ({ writeData, ...rest }) => writeData(1),
  onError: () => (createDataStream({ execute: w => w.writeMessageAnnotation({ id: 1 }) }), ''),
}), other = createDataStream({ execute: w => void [1].forEach(w.writeData) });
export const lines = createDataStream({ execute: async writer => {
  writer.write('0:"Hello"\n');
  writer.write(`0:${JSON.stringify('Hello')}\n` as `0:${string}\n`);
  for (const source of await streamText({ model: null as any, prompt: '' }).sources) writer.writeSource(source);
} });
