// @from 6
// @findings warning:6
import { ToolLoopAgent, type LanguageModel, type ModelMessage } from 'ai';

export function ask(model: LanguageModel, history: ModelMessage[]) {
  const agent = new ToolLoopAgent({ model });
  return agent.generate({
    messages: [
      { role: 'system', content: 'Be brief.' },
      ...history,
    ],
  });
}
