// @from 4
// @only joined-text,max-steps
// @row text-stream-multistep
import { isStepCount, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function save(text: string): void;

export async function awaited() {
  const result = streamText({ model, tools, prompt: 'Hello', stopWhen: isStepCount(5) });
  save((await result.steps).map(step => step.text).join(''));
  const all = (await result.steps).map(step => step.text).join('').trim();
  result.steps.then(steps => steps.map(step => step.text).join('')).then(save);
  const [text, usage] = await Promise.all([result.steps.then(steps => steps.map(step => step.text).join('')), result.usage]);
  return { all, text, usage, later: result.steps.then(steps => steps.map(step => step.text).join('')) };
}

export async function taken(maxSteps: number) {
  const { steps, textStream } = streamText({ model, tools, prompt: 'Hello', stopWhen: isStepCount(maxSteps) });
  for await (const chunk of textStream) save(chunk);
  save((await steps).map(step => step.text).join(''));
  return { text: steps.then(steps => steps.map(step => step.text).join('')) };
}

export async function handed(result: ReturnType<typeof streamText>) {
  return (await result.steps).map(step => step.text).join('');
}
