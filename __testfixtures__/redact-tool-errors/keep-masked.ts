// @from 6
// @only redact-tool-errors
import { createAgentUIStreamResponse, type LanguageModel, streamText, ToolLoopAgent, type ToolSet, type UIMessage } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
const handlers = { onError: (error: unknown) => String(error) };
const talker = new ToolLoopAgent({ model, instructions: 'Talk.' });
const worker = new ToolLoopAgent({ model, tools });

/** With an `onError` the text is what it returns, as before. */
export function POST(prompt: string) {
  const result = streamText({ model, tools, prompt });
  result.toUIMessageStream({ onError: () => 'Sorry.' });
  result.toUIMessageStream(handlers);
  return result.toUIMessageStreamResponse({ ...handlers, status: 201 });
}

/** No tools, no errors of tools. */
export async function talk(prompt: string, uiMessages: UIMessage[]) {
  streamText({ model, prompt }).toUIMessageStreamResponse();
  (await talker.stream({ prompt })).toUIMessageStreamResponse();
  createAgentUIStreamResponse({ agent: worker, uiMessages, onError: () => 'Sorry.' });
  return createAgentUIStreamResponse({ agent: talker, uiMessages });
}
