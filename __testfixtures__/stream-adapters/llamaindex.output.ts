// @from 4
// @row llamaindex-adapter ADP-02
import { createUIMessageStreamResponse } from 'ai';
import { toUIMessageStream } from '@ai-sdk/llamaindex';

export const POST = (stream: AsyncIterable<{ delta: string }>) => createUIMessageStreamResponse({ stream: toUIMessageStream(stream) });
