// @from 6
// @row start-event-system
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

export const member = (prompt: string) =>
  generateText({
    model,
    prompt,
    system: 'Be brief.',
    experimental_onStart: event => log(event.system, event['system'], event.messages),
    experimental_onStepStart: step => log(step.stepNumber, step?.system),
  });

export const pattern = (prompt: string) =>
  streamText({
    model,
    prompt,
    experimental_onStart: ({ system, messages }) => log({ system, messages }),
    async experimental_onStepStart({ stepNumber, system: instructions }) {
      log(stepNumber, instructions);
    },
  });

type StreamOptions = Parameters<typeof streamText>[0];

const onStart: StreamOptions['experimental_onStart'] = event => {
  const { system } = event;
  log({ system: event.system }, system);
};

export const shared = (prompt: string) => streamText({ model, prompt, experimental_onStart: onStart });
