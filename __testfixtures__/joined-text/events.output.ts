// @from 4
// @only joined-text,max-steps
// @row text-on-finish-multistep
import { isStepCount, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function save(text: string, more?: unknown): Promise<void>;

const options = { model, tools, prompt: 'Hello', stopWhen: isStepCount(5) };

export const pattern = () => streamText({ ...options, onFinish: ({ steps }) => save(steps.map(step => step.text).join('')) });

export const event = () => streamText({ ...options, onFinish: event => save(event.steps.map(step => step.text).join(''), event.finishReason) });

export const method = () =>
  streamText({
    ...options,
    async onFinish({ steps, usage }) {
      const said = steps.map(step => step.text).join('');
      if (said) await save(said, usage);
    },
  });

export const withSteps = () =>
  streamText({
    ...options,
    onFinish: async ({ steps }) => {
      await save(steps.map(step => step.text).join(''), steps);
    },
  });

export const shorthand = (steps: string[]) =>
  streamText({ ...options, onFinish: ({ steps: allSteps }) => save('', { text: allSteps.map(step => step.text).join(''), steps }) });

export const inside = () =>
  streamText({
    ...options,
    onFinish(event) {
      const { steps } = event;
      return save(steps.map(step => step.text).join(''));
    },
  });

type OnFinish = NonNullable<Parameters<typeof streamText>[0]['onFinish']>;

const finished: OnFinish = async ({ steps }) => save(steps.map(step => step.text).join(''));

export const shared = () => streamText({ ...options, onFinish: finished });
