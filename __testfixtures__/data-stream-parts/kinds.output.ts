// @from 4
// @only data-stream-parts data-writer create-data-stream
// @row writer-write-formatted
// @findings warning:12 warning:25
import { type UIMessageStreamWriter } from 'ai';

export function all(dataStream: UIMessageStreamWriter, toolCallId: string, mimeType: string, bytes: string) {
  dataStream.write({ type: 'error', errorText: 'Too long' });
  dataStream.write({ type: 'tool-input-available', toolCallId, toolName: 'a', input: { b: 1 } });
  dataStream.write({ type: 'tool-input-start', toolCallId, toolName: 'a' });
  dataStream.write({ type: 'tool-input-delta', toolCallId, inputTextDelta: '{' });
  dataStream.write({ type: 'data-custom', data: { a: 1 }, transient: true });
  dataStream.write({ type: 'source-url', sourceId: 'a', url: 'https://a.b' });
  dataStream.write({ type: 'file', mediaType: mimeType, url: `data:${mimeType};base64,${bytes}` });
  dataStream.write({ type: 'file', mediaType: 'image/png', url: `data:image/png;base64,${bytes}` });
  dataStream.write({ type: 'start-step' });
  dataStream.write({ type: 'finish-step' });
  dataStream.write({ type: 'finish', finishReason: 'stop' });
}

export function answer(dataStream: UIMessageStreamWriter, call: { toolCallId: string }) {
  const result = 'Yes';
  // The answer of the user.
  dataStream.write(
    {
      type: 'tool-output-available',
      toolCallId: call.toolCallId,
      output: result,
    },
  );
}
