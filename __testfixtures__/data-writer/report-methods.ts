// @from 4
// @only data-writer
// @findings error:7 error:8 error:9 error:11 error:12 error:13
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
