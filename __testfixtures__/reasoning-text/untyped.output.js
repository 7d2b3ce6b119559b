// @from 4
// @only reasoning-text,final-step
// @row reasoning-string
import * as ai from 'ai';

export async function ask(model, tools) {
  const result = await ai.generateText({ model, tools, prompt: 'Hello' });
  if (result.finalStep.reasoningText) console.log(result.finalStep.reasoningText);
  const { finalStep } = ai.streamText({ model, prompt: 'Hello' });
  finalStep.then(step => step.reasoningText).then(console.log);
  return result.steps.map(step => step.reasoningText);
}
