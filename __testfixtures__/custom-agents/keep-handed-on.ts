// @from 6
import { type Agent, type AgentCallParameters, type AgentStreamParameters, ToolLoopAgent } from 'ai';

const inner = new ToolLoopAgent({ model: 'openai/gpt-5' });

/** All options go on, and the result comes back. */
export class Logged implements Agent {
  readonly version = 'agent-v1' as const;
  readonly id = 'logged';
  readonly tools = {};
  generate(options: AgentCallParameters<never, {}>) {
    return inner.generate(options);
  }
  stream(options: AgentStreamParameters<never, {}>) {
    return inner.stream(options);
  }
}

/** Agents of another kind. */
interface Agent2 {
  version: string;
  stream(): AsyncIterable<string>;
}
export class Other implements Agent2 {
  version = '1';
  async *stream() {
    yield 'hi';
  }
}
