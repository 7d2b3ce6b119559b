// @from 6
// @only prepare-step-overrides
// @findings warning:39
import { generateText, streamText } from 'ai';

export class Assistant {
  prepare = ({ stepNumber }) => (stepNumber > 1 ? { system: 'Come to an end.' } : {});

  choose(step) {
    if (step.stepNumber > 1) return { system: 'Come to an end.' };
  }

  ask(model, tools, stopWhen, prompt) {
    return generateText({ model, tools, stopWhen, prompt, prepareStep: this.prepare });
  }

  stream(model, tools, stopWhen, prompt) {
    return streamText({ model, tools, stopWhen, prompt, prepareStep: this.choose.bind(this) });
  }
}

function decide({ messages }) {
  'use step';
  // Keep the last ones.
  if (messages.length > 20) return { messages: messages.slice(-8) };
}

const finish = function () { if (Date.now() % 2) return { system: 'Come to an end.' } };

export const ask = (model, tools, stopWhen, prompt) =>
  generateText({ model, tools, stopWhen, prompt, prepareStep: decide });

export const stream = (model, tools, stopWhen, prompt) =>
  streamText({ model, tools, stopWhen, prompt, prepareStep: finish });

/** What is made before is not looked through. */
export const assigned = (model, tools, stopWhen, prompt) => {
  const options = { model, tools, stopWhen, prompt };
  options.prepareStep = ({ stepNumber }) => (stepNumber > 1 ? { system: 'Come to an end.' } : {});
  return generateText(options);
};
