// @from 6
// @row prepare-step-messages-carry-forward
import { generateText, streamText, type LanguageModel, type ModelMessage, ToolLoopAgent, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

const settings = { model, prompt: 'Hi', stopWhen: () => false };
const reminder: ModelMessage = { role: 'user', content: 'Be brief.' };

export const appends = () =>
  generateText({ ...settings, prepareStep: ({ messages }) => ({ messages: [...messages, reminder] }) });

export const some = () =>
  generateText({
    ...settings,
    prepareStep: ({ messages, stepNumber }) =>
      stepNumber > 1 ? { messages: [reminder, ...messages] } : { toolChoice: 'auto' },
  });

export const marks = new ToolLoopAgent({
  model,
  tools,
  prepareStep: async ({ messages: history }) => ({
    messages: history.map((message, i) =>
      i === history.length - 1
        ? { ...message, providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } }
        : message,
    ),
  }),
});

export const prunes = () =>
  streamText({
    ...settings,
    prepareStep({ messages }) {
      if (messages.length > 10) {
        return { messages: messages.slice(-5) };
      }
      return undefined;
    },
  });

export const named = () =>
  streamText({
    ...settings,
    prepareStep: step => {
      if (step.messages.length < 4) return {};
      return { messages: [...step.messages, reminder] };
    },
  });

export const pushes = () =>
  generateText({
    ...settings,
    prepareStep: ({ messages, steps }) => {
      if (steps.length === 0) return {};
      messages.push(reminder);
      return { messages };
    },
  });

export const both = () =>
  generateText({
    ...settings,
    prepareStep: ({ messages, stepNumber }) => {
      if (stepNumber === 1) return { messages: [...messages, reminder] };
      if (stepNumber === 2) return { system: 'Come to an end.' };
      return {};
    },
  });
