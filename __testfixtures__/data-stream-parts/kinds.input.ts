// @from 4
// @only data-stream-parts data-writer create-data-stream
// @row writer-write-formatted
// @findings warning:12 warning:25
import { type DataStreamWriter, formatDataStreamPart } from 'ai';

export function all(dataStream: DataStreamWriter, toolCallId: string, mimeType: string, bytes: string) {
  dataStream.write(formatDataStreamPart('error', 'Too long'));
  dataStream.write(formatDataStreamPart('tool_call', { toolCallId, toolName: 'a', args: { b: 1 } }));
  dataStream.write(formatDataStreamPart('tool_call_streaming_start', { toolCallId, toolName: 'a' }));
  dataStream.write(formatDataStreamPart('tool_call_delta', { toolCallId, argsTextDelta: '{' }));
  dataStream.write(formatDataStreamPart('data', [{ a: 1 }]));
  dataStream.write(formatDataStreamPart('source', { sourceType: 'url', id: 'a', url: 'https://a.b' }));
  dataStream.write(formatDataStreamPart('file', { mimeType, data: bytes }));
  dataStream.write(formatDataStreamPart('file', { mimeType: 'image/png', data: bytes }));
  dataStream.write(formatDataStreamPart('start_step', { messageId: 'a' }));
  dataStream.write(formatDataStreamPart('finish_step', { finishReason: 'stop', isContinued: false }));
  dataStream.write(formatDataStreamPart('finish_message', { finishReason: 'stop' }));
}

export function answer(dataStream: DataStreamWriter, call: { toolCallId: string }) {
  const result = 'Yes';
  // The answer of the user.
  dataStream.write(
    formatDataStreamPart('tool_result', {
      toolCallId: call.toolCallId,
      result,
    }),
  );
}
