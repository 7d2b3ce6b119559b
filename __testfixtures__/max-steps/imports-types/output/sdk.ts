export { generateText, streamText } from 'ai';
