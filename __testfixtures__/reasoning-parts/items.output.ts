// @from 6
// @only reasoning-parts
// @row reasoning-union-widened
import { generateText, type LanguageModel, type StepResult, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;

export async function ask(step: StepResult<ToolSet>) {
  const result = await generateText({ model, prompt: 'Hello' });
  const texts = result.reasoning.map(r => r.type === 'reasoning' ? r.text : '');
  const joined = result.reasoning.map((part) => part.type === 'reasoning' ? part.text : '').join('\n');
  const { reasoning } = result;
  for (const part of reasoning) console.log(part.type === 'reasoning' ? part.text : '', `- ${part.type === 'reasoning' ? part.text : ''}`, (part.type === 'reasoning' ? part.text : '').length);
  reasoning.forEach(part => {
    const text = part.type === 'reasoning' ? part.text : '';
    console.log(text + (part.type === 'reasoning' ? part.text : ''));
  });
  const first = step.reasoning[0];
  return { texts, joined, long: step.reasoning.filter(r => (r.type === 'reasoning' ? r.text : '').length > 10).map(r => r.type === 'reasoning' ? r.text : ''), first: first.type === 'reasoning' ? first.text : '' };
}

export async function stream() {
  const result = streamText({
    model,
    prompt: 'Hello',
    onFinish: ({ reasoning }) => console.log(reasoning.map(part => part.type === 'reasoning' ? part.text : '')),
    onStepFinish: step => console.log(step.reasoning.map(part => part.type === 'reasoning' ? part['text'] : '')),
  });
  const reasoning = await result.reasoning;
  return [(await result.reasoning).map(part => part.type === 'reasoning' ? part.text : ''), reasoning.some(part => (part.type === 'reasoning' ? part.text : '') === '')];
}
