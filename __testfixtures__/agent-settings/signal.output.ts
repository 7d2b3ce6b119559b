// @from 5
// @only agent-settings,deprecated-exports
// @row agent-abort-signal
import { ToolLoopAgent as Agent, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask(prompt: string, abortSignal: AbortSignal) {
  const agent = new Agent({
    model,
  });
  const first = await agent.generate({ prompt, abortSignal });
  const second = await agent.generate({ messages: [{ role: 'user', content: first.text }], abortSignal });
  return second.text;
}

export const once = (request: Request) =>
  new Agent({ model, temperature: 0 }).generate({
    prompt: request.url,
    abortSignal: request.signal,
  });
