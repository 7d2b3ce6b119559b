// @from 6
import { generateText, pruneMessages, streamText, type LanguageModel, type ModelMessage } from 'ai';

declare const model: LanguageModel;
declare const summary: ModelMessage;

const settings = { model, prompt: 'Hi', stopWhen: () => false };

export const always = () => [
  generateText({ ...settings, prepareStep: ({ messages }) => ({ messages: messages.slice(-8) }) }),
  generateText({ ...settings, prepareStep: ({ messages }) => ({ messages: messages.filter(({ role }) => role !== 'tool') }) }),
  generateText({ ...settings, prepareStep: ({ messages }) => ({ messages: pruneMessages({ messages }) }) }),
  streamText({ ...settings, prepareStep: () => ({ messages: [summary] }) }),
];

export const tools = () =>
  generateText({
    ...settings,
    prepareStep: ({ stepNumber, messages }) => (stepNumber > 2 || messages.length > 9 ? { toolChoice: 'none' } : {}),
  });

export const first = () =>
  generateText({
    ...settings,
    prepareStep: ({ stepNumber, messages }) => {
      if (stepNumber > 0) return { messages: messages.slice(-4) };
      return {};
    },
  });
