// @from 6
// @only prepare-step-overrides
// @findings warning:39
import { generateText, streamText } from 'ai';

export class Assistant {
  prepare = ({ stepNumber, initialInstructions }) => (stepNumber > 1 ? { system: 'Come to an end.' } : { instructions: initialInstructions ?? [] });

  choose(step) {
    if (step.stepNumber > 1) return { system: 'Come to an end.' };
    return { instructions: step.initialInstructions ?? [] };
  }

  ask(model, tools, stopWhen, prompt) {
    return generateText({ model, tools, stopWhen, prompt, prepareStep: this.prepare });
  }

  stream(model, tools, stopWhen, prompt) {
    return streamText({ model, tools, stopWhen, prompt, prepareStep: this.choose.bind(this) });
  }
}

function decide({ initialMessages, responseMessages }) {
  'use step';
  const messages = [...initialMessages, ...responseMessages];
  // Keep the last ones.
  if (messages.length > 20) return { messages: messages.slice(-8) };
  return { messages };
}

const finish = function ({ initialInstructions }) { if (Date.now() % 2) return { system: 'Come to an end.' }; return { instructions: initialInstructions ?? [] }; };

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
