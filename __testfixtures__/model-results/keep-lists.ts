// @from 4
// @only model-results
import { generateText } from 'ai';

/** Chunks of the project’s own. */
type Chunk = { type: 'text-delta'; textDelta: string } | { type: 'finish'; finishReason: string };

const own = (text: string): Chunk[] => [
  ...text.split(' ').map(word => ({ type: 'text-delta' as const, textDelta: word })),
  { type: 'finish', finishReason: 'stop' },
];

console.log(own('a b').length, generateText);
