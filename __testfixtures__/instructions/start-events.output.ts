// @from 6
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

export const member = (prompt: string) =>
  generateText({
    model,
    prompt,
    instructions: 'Be brief.',
    experimental_onStart: event => log(event.instructions, event['instructions'], event.messages),
    experimental_onStepStart: step => log(step.stepNumber, step?.instructions),
  });

export const pattern = (prompt: string) =>
  streamText({
    model,
    prompt,
    experimental_onStart: ({ instructions: system, messages }) => log({ system, messages }),
    async experimental_onStepStart({ stepNumber, instructions }) {
      log(stepNumber, instructions);
    },
  });

type StreamOptions = Parameters<typeof streamText>[0];

const onStart: StreamOptions['experimental_onStart'] = event => {
  const { instructions: system } = event;
  log({ system: event.instructions }, system);
};

export const shared = (prompt: string) => streamText({ model, prompt, experimental_onStart: onStart });
