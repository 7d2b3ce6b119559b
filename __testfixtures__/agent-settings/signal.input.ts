// @from 5
// @only agent-settings,deprecated-exports
// @row agent-abort-signal
import { Experimental_Agent as Agent, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask(prompt: string, abortSignal: AbortSignal) {
  const agent = new Agent({
    model,
    abortSignal,
  });
  const first = await agent.generate({ prompt });
  const second = await agent.generate({ messages: [{ role: 'user', content: first.text }] });
  return second.text;
}

export const once = (request: Request) =>
  new Agent({ model, abortSignal: request.signal, temperature: 0 }).generate({
    prompt: request.url,
  });
