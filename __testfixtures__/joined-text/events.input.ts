// @from 4
// @only joined-text,max-steps
// @row text-on-finish-multistep
import { type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function save(text: string, more?: unknown): Promise<void>;

const options = { model, tools, prompt: 'Hello', maxSteps: 5 };

export const pattern = () => streamText({ ...options, onFinish: ({ text }) => save(text) });

export const event = () => streamText({ ...options, onFinish: event => save(event.text, event.finishReason) });

export const method = () =>
  streamText({
    ...options,
    async onFinish({ text: said, usage }) {
      if (said) await save(said, usage);
    },
  });

export const withSteps = () =>
  streamText({
    ...options,
    onFinish: async ({ text, steps }) => {
      await save(text, steps);
    },
  });

export const shorthand = (steps: string[]) =>
  streamText({ ...options, onFinish: ({ text }) => save('', { text, steps }) });

export const inside = () =>
  streamText({
    ...options,
    onFinish(event) {
      const { text } = event;
      return save(text);
    },
  });

type OnFinish = NonNullable<Parameters<typeof streamText>[0]['onFinish']>;

const finished: OnFinish = async ({ text }) => save(text);

export const shared = () => streamText({ ...options, onFinish: finished });
