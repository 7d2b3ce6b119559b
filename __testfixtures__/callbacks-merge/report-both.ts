// @from 6
// @only callbacks-merge
// @row agent-callback-merge callback-concurrency
// @findings warning:19 warning:22
// @types-skip `onFinish` of a call of an agent has no type in 6
import { ToolLoopAgent, type LanguageModel, type StepResult, type ToolSet } from 'ai';

declare function save(step: StepResult<ToolSet>): Promise<void>;
declare const model: LanguageModel;

const agent = new ToolLoopAgent({
  model,
  onFinish: ({ text }) => console.log(text),
  onStepFinish: async step => save(step),
});

export async function ask(prompt: string) {
  const { text } = await agent.generate({
    prompt, onFinish: ({ text }) => console.log(text),
  });
  const stream = await agent.stream({
    prompt, onStepFinish: step => console.log(step.text),
  });
  return [text, await stream.text];
}
