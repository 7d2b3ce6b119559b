// @from 4
// @only reasoning-text,final-step
// @row reasoning-string
import * as ai from 'ai';

export async function ask(model, tools) {
  const result = await ai.generateText({ model, tools, prompt: 'Hello' });
  if (result.reasoning) console.log(result.reasoning);
  const { reasoning } = ai.streamText({ model, prompt: 'Hello' });
  reasoning.then(console.log);
  return result.steps.map(step => step.reasoning);
}
