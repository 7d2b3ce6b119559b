// @from 6
// @only on-end
// @row on-finish-text
// @types-skip `onFinish` of a call of an agent has no type in 6
import { ToolLoopAgent, type LanguageModel } from 'ai';

const agent = (model: LanguageModel) => new ToolLoopAgent({ model });

export const ask = (model: LanguageModel, prompt: string) =>
  agent(model).generate({ prompt, onFinish: () => console.log(prompt) });

export const stream = (own: ToolLoopAgent, prompt: string) =>
  own.stream({
    prompt,
    async onFinish() {
      console.log(prompt);
    },
  });
