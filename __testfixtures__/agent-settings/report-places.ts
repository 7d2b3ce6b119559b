// @from 5
// @only agent-settings
// @row agent-abort-signal agent-call-provider-options
// @findings error:9 error:11 error:15 error:20 error:25
import { Experimental_Agent as Agent, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const made = (abortSignal: AbortSignal) => new Agent({ model, abortSignal });

export const timed = new Agent({ model, abortSignal: AbortSignal.timeout(5_000) });

export function shadowed(abortSignal: AbortSignal) {
  const agent = new Agent({
    model, abortSignal,
  });
  return [1].map(abortSignal => agent.generate({ prompt: String(abortSignal) }));
}

export class Chat { agent = new Agent({ model, abortSignal: AbortSignal.timeout(1) });
  name = 'chat';
  ask = () =>
    this.agent.generate({
      prompt: 'Hello',
      providerOptions: { openai: { user: 'me' } },
    });
}
