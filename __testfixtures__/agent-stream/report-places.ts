// @from 5
// @only agent-stream
// @row agent-stream-async
// @findings error:9 error:12 warning:15
import { Experimental_Agent as Agent, type LanguageModel } from 'ai';

declare const model: LanguageModel;
export class Run { readonly agent = new Agent({ model });
  readonly result = this.agent.stream({ prompt: 'Hello' });
  readonly model = model;
  get text() {
    return this.agent.stream({ prompt: 'Hello' }).text;
  }
}
export const streamOf = (agent: Run['agent']) => agent.stream.bind(agent);
