// @from 6
// @only reasoning-parts final-step
// @row final-step-reasoning-shape
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const result = await generateText({ model, prompt: 'Hello' });
  const { finalStep: { reasoning }, text } = await generateText({ model, prompt: 'Hello' });
  console.log(text, reasoning.length, reasoning.map(part => part.type === 'reasoning' ? part.text : ''));
  return result.finalStep.reasoning.map(part => part.type === 'reasoning' ? part.text : '');
}

export async function stream() {
  const { finalStep, textStream } = streamText({ model, prompt: 'Hello' });
  for await (const chunk of textStream) console.log(chunk);
  return (await finalStep).reasoning.map(part => part.type === 'reasoning' ? part.text : '').join('');
}

export async function whole() {
  const { reasoning, finalStep: { providerMetadata } } = await generateText({ model, prompt: 'Hello' });
  return { reasoning, providerMetadata };
}
