// @from 4
// @row llamaindex-adapter
import { createUIMessageStreamResponse } from 'ai';
import { toUIMessageStream } from '@ai-sdk/llamaindex';

export const POST = (stream: AsyncIterable<{ delta: string }>) => createUIMessageStreamResponse({ stream: toUIMessageStream(stream) });
