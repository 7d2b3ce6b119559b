// @from 6
// @only custom-agents
// @row custom-agent-contract
// @findings warning:24 warning:37 warning:53
import * as ai from 'ai';
import {
  type Agent as SdkAgent,
  type AgentCallParameters,
  type AgentStreamParameters,
  generateText,
  type LanguageModel,
  type StreamTextResult,
  streamText,
} from 'ai';

declare const model: LanguageModel;
declare const recorded: StreamTextResult<{}, never>;

export class Fixed implements SdkAgent<never, {}, never> {
  readonly version = 'agent-v1' as const;
  readonly id = 'fixed';
  readonly tools = {};
  generate = ({ prompt }: AgentCallParameters<never, {}>) => generateText({ model, prompt: String(prompt) });
  async stream({ prompt, onStepFinish }: AgentStreamParameters<never, {}>) {
    return streamText({ model, prompt: String(prompt), onStepFinish });
  }
}

class Base {
  readonly id = 'recorded';
  readonly tools = {};
}
export class Recorded extends Base implements ai.Agent<never, {}, never> {
  readonly version = 'agent-v1' as const;
  generate = ({ prompt }: AgentCallParameters<never, {}>) => generateText({ model, prompt: String(prompt) });
  /** Its own result may have no `stream`. */
  async stream(_: AgentStreamParameters<never, {}>) {
    return recorded;
  }
}

const tools = {};
const echo = {
  generate: ({ prompt }: AgentCallParameters<never, {}>) => generateText({ model, prompt: String(prompt) }),
};
export const agent: SdkAgent<never, {}, never> = {
  version: 'agent-v1',
  id: 'literal',
  tools,
  generate: echo.generate,

  // What it gives is recorded.
  async stream() {
    return recorded;
  },
};
