// @from 4
// @row llamaindex-adapter ADP-02
import { LlamaIndexAdapter as Adapter } from 'ai';

export const POST = (stream: AsyncIterable<{ delta: string }>) => Adapter.toDataStreamResponse(stream);
