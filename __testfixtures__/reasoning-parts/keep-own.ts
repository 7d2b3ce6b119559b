// @from 6
// @only reasoning-parts
import { generateText } from 'ai';

interface Answer {
  reasoning: { text: string; providerMetadata?: unknown }[];
}

export const ask = generateText;

export const textOf = ({ reasoning }: Answer) => reasoning.map(part => part.text).join('');
export const metadataOf = (answer: Answer) => answer.reasoning.map(({ providerMetadata }) => providerMetadata);
