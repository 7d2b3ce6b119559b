// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Pipeline {
  prepareStep?: (step: { messages: string[] }) => { messages?: string[]; system?: string } | undefined;
}

const run = (pipeline: Pipeline) => pipeline.prepareStep?.({ messages: [] });

export const main = async (model: LanguageModel) => [
  run({ prepareStep: ({ messages }) => (messages.length > 1 ? { messages: [...messages, 'a'] } : { system: 'b' }) }),
  await generateText({ model, prompt: 'Hi', stopWhen: () => false }),
];
