import { streamText } from 'ai';

export { generateText as ask } from 'ai';
export { streamText };
