// @from 6
// @only callbacks-merge
import { generateText, ToolLoopAgent, type LanguageModel } from 'ai';

declare const model: LanguageModel;

const plain = new ToolLoopAgent({ model, onFinish: ({ text }) => console.log(text) });
const steps = new ToolLoopAgent({
  model,
  onStepFinish: step => console.log(step.text),
  prepareCall: ({ options, ...rest }) => ({ ...rest, temperature: 0 }),
});

export async function ask(prompt: string) {
  await plain.generate({ prompt, onStepFinish: step => console.log(step.text) });
  // One after the other still: the first of the two does not wait.
  await steps.generate({ prompt, onStepFinish: step => console.log(step.text) });
  return generateText({ model, prompt, onFinish: ({ text }) => console.log(text) });
}

export const own = { prepareCall: () => ({ onFinish: () => {} }) };
