// @from 6
export { generateText, isStepCount as stepCountIs } from 'ai';
