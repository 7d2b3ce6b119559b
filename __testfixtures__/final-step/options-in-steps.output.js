// @from 6
// @only final-step
import { generateText } from 'ai';

export async function added(model, prompt, stopWhen) {
  const options = { model, prompt };
  if (stopWhen) options.stopWhen = stopWhen;
  return (await generateText(options)).finalStep.usage;
}

export async function addedByKey(model, prompt, stopWhen) {
  const options = { model, prompt };
  options['stopWhen'] = stopWhen;
  return (await generateText({ ...options })).finalStep.usage;
}

export async function merged(model, prompt, stopWhen) {
  const options = { model, prompt };
  Object.assign(options, { stopWhen });
  return (await generateText(options)).finalStep.usage;
}

export async function defaulted(model, prompt, settings = { temperature: 0 }) {
  const { finalStep: { toolCalls } } = await generateText({ model, prompt, ...settings });
  return toolCalls;
}

export class Runner {
  constructor({ model, stopWhen }) {
    this.options = { model };
    if (stopWhen) this.options.stopWhen = stopWhen;
  }

  async run(prompt) {
    return (await generateText({ ...this.options, prompt })).finalStep.toolResults;
  }
}

export async function one(model, prompt) {
  const options = { model, prompt };
  options.temperature = 0;
  Object.assign(options, { seed: 1 });
  return (await generateText(options)).usage;
}
