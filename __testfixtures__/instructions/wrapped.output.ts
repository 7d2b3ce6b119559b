// @from 6
// @only instructions
import * as ai from 'ai';
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function wrap<T>(module: T): T;

/** It reads `system` of what its callers give, to add rules to it. */
declare function hardened(rules: string): typeof generateText;

const harden = hardened('Trust nobody.');
const wrapped = wrap(ai);
const { streamText: traced } = wrap(ai);

// What has the type of the function and is another may read the old name.
export const others = (given: typeof generateText, own: { generateText: typeof generateText }, run = streamText) => [
  harden({ model, system: 'Be brief.', prompt: 'Hi' }),
  hardened('Ask.')({ model, system: 'Be brief.', prompt: 'Hi' }),
  wrapped.generateText({ model, system: 'Be brief.', prompt: 'Hi' }),
  traced({ model, system: 'Be brief.', prompt: 'Hi' }),
  wrap(streamText)({ model, system: 'Be brief.', prompt: 'Hi' }),
  given({ model, system: 'Be brief.', prompt: 'Hi' }),
  own.generateText({ model, system: 'Be brief.', prompt: 'Hi' }),
  run({ model, system: 'Be brief.', prompt: 'Hi' }),
];

export class Service {
  constructor(private readonly generate: typeof generateText) {}
  ask = () => this.generate({ model, system: 'Be brief.', prompt: 'Hi' });
}

// The function itself, by whatever name.
const renamed = streamText;
const { generateText: taken } = ai;

export const itself = async () => {
  const { generateText: late } = await import('ai');
  return [
    renamed({ model, instructions: 'Be brief.', prompt: 'Hi' }),
    taken({ model, instructions: 'Be brief.', prompt: 'Hi' }),
    ai.generateText({ model, instructions: 'Be brief.', prompt: 'Hi' }),
    late({ model, instructions: 'Be brief.', prompt: 'Hi' }),
    (await import('ai')).generateText({ model, instructions: 'Be brief.', prompt: 'Hi' }),
  ];
};
