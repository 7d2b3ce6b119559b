// @from 6
export { generateText, stepCountIs } from 'ai';
