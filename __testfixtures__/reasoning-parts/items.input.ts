// @from 6
// @only reasoning-parts
// @row reasoning-union-widened
import { generateText, type LanguageModel, type StepResult, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;

export async function ask(step: StepResult<ToolSet>) {
  const result = await generateText({ model, prompt: 'Hello' });
  const texts = result.reasoning.map(r => r.text);
  const joined = result.reasoning.map(({ text }) => text).join('\n');
  const { reasoning } = result;
  for (const part of reasoning) console.log(part.text, `- ${part.text}`, part.text.length);
  reasoning.forEach(part => {
    const text = part.text;
    console.log(text + part.text);
  });
  const first = step.reasoning[0];
  return { texts, joined, long: step.reasoning.filter(r => r.text.length > 10).map(r => r.text), first: first.text };
}

export async function stream() {
  const result = streamText({
    model,
    prompt: 'Hello',
    onFinish: ({ reasoning }) => console.log(reasoning.map(part => part.text)),
    onStepFinish: step => console.log(step.reasoning.map(part => part['text'])),
  });
  const reasoning = await result.reasoning;
  return [(await result.reasoning).map(part => part.text), reasoning.some(part => part.text === '')];
}
