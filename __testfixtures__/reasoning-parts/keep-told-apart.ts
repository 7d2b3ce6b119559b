// @from 6
// @only reasoning-parts
import { generateObject, generateText, type LanguageModel, type ModelMessage } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const result = await generateText({ model, prompt: 'Hello' });
  const texts = result.reasoning.map(part => (part.type === 'reasoning' ? part.text : ''));
  for (const part of result.reasoning) if (part.type === 'reasoning') console.log(part.text);
  const { reasoning: summary } = await generateObject({ model, output: 'no-schema', prompt: 'Hello' });
  return [texts, result.reasoning.length, result.reasoningText, summary];
}

export const textOf = ({ content }: ModelMessage) =>
  typeof content === 'string' ? content : content.map(part => (part.type === 'reasoning' ? part.text : '')).join('');
