// @from 6
// @row prepare-step-tool-messages
// @only prepare-step-overrides
// @findings warning:21 warning:30 warning:37 warning:44 warning:56 warning:60
import { generateText, streamText, tool, type LanguageModel, type ModelMessage, type PrepareStepResult } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const next: (step: number) => PrepareStepResult<{}>;
declare const given: { prepareStep: () => PrepareStepResult<{}> };

const settings = { model, prompt: 'Hi', stopWhen: () => false };

const count = (messages: ModelMessage[]) => messages.length;

/** What it returns is made elsewhere. */
export const elsewhere = () =>
  generateText({
    ...settings,

    prepareStep: ({ stepNumber }) => (stepNumber > 2 ? next(stepNumber) : { temperature: 1 }),
  });

/** The function is. */
export const opaque = () =>
  streamText({
    ...settings,

    // Anything may come of it.
    prepareStep: given.prepareStep,
  });

/** Its argument goes on as a whole. */
const appended = (step: { messages: ModelMessage[] }) => step.messages.concat(step.messages);

export const whole = () =>
  generateText({ ...settings, prepareStep: step => (step.stepNumber > 1 ? { messages: appended(step) } : {}) });

/** It is built up. */
export const built = () =>
  generateText({
    ...settings,

    prepareStep: ({ stepNumber }) => {
      const result: PrepareStepResult<{}> = {};
      if (stepNumber > 2) result.temperature = 0;
      return stepNumber > 4 ? result : {};
    },
  });

/** It is called by hand too. */
const prepareStep = ({ messages }: { messages: ModelMessage[] }) => ({ messages: [...messages, ...messages] });

export const twice = () => [
  prepareStep({ messages: [] }),
  generateText({ ...settings, prepareStep }),
];

/** The tool sees the messages of the step. */
const seen = tool({ inputSchema: z.object({}), execute: (_input, { messages }) => count(messages) });

export const overridden = () =>
  generateText({
    ...settings,
    tools: { seen },
    prepareStep: ({ messages }) => ({ messages: messages.slice(-4) }),
  });
