// @from 6
// @row prepare-step-messages-carry-forward
import { generateText, streamText, type LanguageModel, type ModelMessage, ToolLoopAgent, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

const settings = { model, prompt: 'Hi', stopWhen: () => false };
const reminder: ModelMessage = { role: 'user', content: 'Be brief.' };

export const appends = () =>
  generateText({ ...settings, prepareStep: ({ initialMessages, responseMessages }) => ({ messages: [...initialMessages, ...responseMessages, reminder] }) });

export const some = () =>
  generateText({
    ...settings,
    prepareStep: ({ initialMessages, responseMessages, stepNumber }) =>
      stepNumber > 1 ? { messages: [reminder, ...initialMessages, ...responseMessages] } : { toolChoice: 'auto', messages: [...initialMessages, ...responseMessages] },
  });

export const marks = new ToolLoopAgent({
  model,
  tools,
  prepareStep: async ({ initialMessages, responseMessages }) => {
    const history = [...initialMessages, ...responseMessages];
    return {
      messages: history.map((message, i) =>
        i === history.length - 1
          ? { ...message, providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } }
          : message,
      ),
    };
  },
});

export const prunes = () =>
  streamText({
    ...settings,
    prepareStep({ initialMessages, responseMessages }) {
      const messages = [...initialMessages, ...responseMessages];
      if (messages.length > 10) {
        return { messages: messages.slice(-5) };
      }
      return { messages };
    },
  });

export const named = () =>
  streamText({
    ...settings,
    prepareStep: step => {
      if ([...step.initialMessages, ...step.responseMessages].length < 4) return { messages: [...step.initialMessages, ...step.responseMessages] };
      return { messages: [...step.initialMessages, ...step.responseMessages, reminder] };
    },
  });

export const pushes = () =>
  generateText({
    ...settings,
    prepareStep: ({ initialMessages, responseMessages, steps }) => {
      const messages = [...initialMessages, ...responseMessages];
      if (steps.length === 0) return {};
      messages.push(reminder);
      return { messages };
    },
  });

export const both = () =>
  generateText({
    ...settings,
    prepareStep: ({ initialMessages, responseMessages, initialInstructions, stepNumber }) => {
      if (stepNumber === 1) return { messages: [...initialMessages, ...responseMessages, reminder], instructions: initialInstructions ?? [] };
      if (stepNumber === 2) return { instructions: 'Come to an end.', messages: [...initialMessages, ...responseMessages] };
      return { messages: [...initialMessages, ...responseMessages], instructions: initialInstructions ?? [] };
    },
  });
