// @from 6
// @only final-step
import { ToolLoopAgent } from 'ai';

const agent = new ToolLoopAgent({ model: 'openai/gpt-5', tools: {} });

// 6 has no such option here, but its name does not make this code of 7.
export const ask = async prompt => {
  const result = await agent.generate({ prompt, onFinish: () => {} });
  return result.finalStep.usage;
};
