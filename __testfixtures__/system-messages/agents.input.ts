// @from 6
// @findings warning:11 warning:22 warning:28 warning:34 error:39
import { createAgentUIStreamResponse, ToolLoopAgent, type LanguageModel, type ModelMessage, type UIMessage } from 'ai';

const rules: ModelMessage = { role: 'system', content: 'Be brief.' };

export class Assistant {
  private readonly agent: ToolLoopAgent;

  constructor(model: LanguageModel) {
    this.agent = new ToolLoopAgent({
      model,
      instructions: 'Be kind.',
    });
  }

  ask(history: ModelMessage[]) {
    return this.agent.stream({ messages: [...history, rules] });
  }
}

const settings = (model: LanguageModel) => new ToolLoopAgent({ model });

export const made = (model: LanguageModel, history: ModelMessage[]) =>
  settings(model).generate({ messages: [...history, rules] });

export function respond(model: LanguageModel, uiMessages: UIMessage[]) {
  const agent = new ToolLoopAgent({ model });
  const hidden: UIMessage = { id: 'hidden', role: 'system', parts: [{ type: 'text', text: 'Be brief.' }] };
  return createAgentUIStreamResponse({ agent, uiMessages: [...uiMessages, hidden] });
}

export function stepwise(model: LanguageModel) {
  return new ToolLoopAgent({ model, prepareStep: ({ messages }) => ({ messages: [rules, ...messages] }) });
}

/** It may be any agent. */
export const given = (agent: ToolLoopAgent, history: ModelMessage[]) =>
  agent.generate({ messages: [...history, { role: 'system', content: 'Be polite.' }] });

/** An agent without such messages. */
export const plain = (model: LanguageModel, history: ModelMessage[]) =>
  new ToolLoopAgent({ model }).generate({ messages: history });
