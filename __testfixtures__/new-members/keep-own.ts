// @from 6
import { generateText, type LanguageModel } from 'ai';

type FinishReason = 'stop' | 'length' | 'interrupted';
type Part = { type: 'text'; text: string } | { type: 'custom'; kind: string } | { type: 'reasoning-file'; url: string };

export const labels: Record<FinishReason, string> = { stop: 'Done', length: 'Too long', interrupted: 'Cut' };

function assertNever(value: never): never {
  throw new Error(String(value));
}

export async function render(model: LanguageModel, part: Part, reason: FinishReason) {
  if (reason === 'interrupted') await generateText({ model, prompt: 'Go on' });
  switch (part.type) {
    case 'text':
      return part.text;
    case 'custom':
      return part.kind;
    case 'reasoning-file':
      return part.url;
    default:
      return assertNever(part);
  }
}

export const first = (part: Part) => {
  if (part.type === 'text') return part.text;
  else if (part.type === 'custom') return part.kind;
  else throw new Error('No text');
};
