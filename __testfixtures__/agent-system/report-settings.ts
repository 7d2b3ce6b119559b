// @from 6
// @row system-on-agent-settings
// @findings warning:7 warning:9 warning:12
// @types-skip `system` is in no type of an agent
import { ToolLoopAgent, ToolLoopAgent as Agent, type LanguageModel } from 'ai';

export const named = (model: LanguageModel) => new ToolLoopAgent({ model, system: 'Be brief.' });

const settings = (system: string) => ({ system }), shared = { model: 'openai/gpt-5', 'system': 'Be brief.' };

export const both = (model: LanguageModel, system: string) =>
  new Agent({ model, instructions: 'Be kind.', system });

export const held = new ToolLoopAgent(shared);
export const made = settings('Be brief.');
