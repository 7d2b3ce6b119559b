// @from 6
// @only reasoning-parts final-step
// @row final-step-reasoning-shape
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const result = await generateText({ model, prompt: 'Hello' });
  const { reasoning, text } = await generateText({ model, prompt: 'Hello' });
  console.log(text, reasoning.length, reasoning.map(part => part.text));
  return result.reasoning.map(part => part.text);
}

export async function stream() {
  const { reasoning, textStream } = streamText({ model, prompt: 'Hello' });
  for await (const chunk of textStream) console.log(chunk);
  return (await reasoning).map(part => part.text).join('');
}

export async function whole() {
  const { reasoning, providerMetadata } = await generateText({ model, prompt: 'Hello' });
  return { reasoning, providerMetadata };
}
