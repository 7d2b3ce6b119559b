// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
const maxTokens = 200;

export const quoted = () => generateText({ model, prompt: 'Hello', 'maxTokens': 100 });

export const doubleQuoted = () => generateText({ model, prompt: 'Hello', "maxTokens": 100, });

export const computed = () => generateText({ model, prompt: 'Hello', ['maxTokens']: maxTokens });

export const template = () => generateText({ model, prompt: 'Hello', [`maxTokens`]: maxTokens });

export const getter = (budget: { left: number }) =>
  streamText({
    model,
    prompt: 'Hello',
    get maxTokens() {
      return budget.left;
    },
  });

export const commented = () =>
  streamText({
    model,
    // maxTokens: 100,
    /* cap */ maxTokens /* tokens */: /* few */ 100, // see maxTokens
    prompt: 'What does maxTokens mean?',
  });

export const shorthandInTheMiddle = () =>
  streamText({ model, maxTokens /* all of it */, prompt: 'Hello' });

export const sameNameAlready = (maxOutputTokens: number) =>
  streamText({ model, maxTokens: maxOutputTokens, prompt: 'Hello' });
