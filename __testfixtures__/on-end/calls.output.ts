// @from 6
// @row on-finish-text
import { generateText, streamText, ToolLoopAgent, type LanguageModel } from 'ai';
import * as ai from 'ai';
import { streamText as stream } from 'ai';

declare function log(...values: unknown[]): void;
declare const model: LanguageModel;
declare const isLogged: boolean;
const onFinish = () => log('done');

export const property = (prompt: string) => generateText({ model, prompt, onEnd: () => log(prompt) });
export const shorthand = (prompt: string) => streamText({ model, prompt, onEnd: onFinish });
export const quoted = (prompt: string) => ai.streamText({ model, prompt, 'onEnd': onFinish });
export const computed = (prompt: string) => stream({ model, prompt, ['onEnd']: onFinish });

export const methods = async (prompt: string) => {
  await generateText({
    model,
    prompt,
    onEnd() {
      log(prompt);
    },
  });
  return streamText({
    model,
    prompt,
    async onEnd() {
      log(prompt);
    },
  });
};

export const spread = (prompt: string) =>
  streamText({ model, prompt, ...(isLogged && { onEnd: onFinish }), ...(isLogged ? {} : { temperature: 0 }) });

export const held = (prompt: string) => {
  const options = { model, prompt, onEnd: () => log(prompt) };
  return streamText(options);
};

export const agent = new ToolLoopAgent({ model, onEnd: onFinish });

class Writer {
  readonly agent = new ToolLoopAgent({ model, onEnd: () => this.done() });

  done() {
    log(this);
  }
}

export const writer = new Writer();
