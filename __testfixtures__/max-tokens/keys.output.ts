// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
const maxTokens = 200;

export const quoted = () => generateText({ model, prompt: 'Hello', 'maxOutputTokens': 100 });

export const doubleQuoted = () => generateText({ model, prompt: 'Hello', "maxOutputTokens": 100, });

export const computed = () => generateText({ model, prompt: 'Hello', ['maxOutputTokens']: maxTokens });

export const template = () => generateText({ model, prompt: 'Hello', [`maxOutputTokens`]: maxTokens });

export const getter = (budget: { left: number }) =>
  streamText({
    model,
    prompt: 'Hello',
    get maxOutputTokens() {
      return budget.left;
    },
  });

export const commented = () =>
  streamText({
    model,
    // maxTokens: 100,
    /* cap */ maxOutputTokens /* tokens */: /* few */ 100, // see maxTokens
    prompt: 'What does maxTokens mean?',
  });

export const shorthandInTheMiddle = () =>
  streamText({ model, maxOutputTokens: maxTokens /* all of it */, prompt: 'Hello' });

export const sameNameAlready = (maxOutputTokens: number) =>
  streamText({ model, maxOutputTokens, prompt: 'Hello' });
