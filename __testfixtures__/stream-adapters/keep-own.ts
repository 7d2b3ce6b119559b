// @from 4
import { streamText } from 'ai';

const LangChainAdapter = { toDataStreamResponse: (stream: unknown) => new Response(String(stream)) };

export const own = [LangChainAdapter.toDataStreamResponse(1), streamText];
