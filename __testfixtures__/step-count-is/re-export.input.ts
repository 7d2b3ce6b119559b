// @from 5
export { generateText, stepCountIs, type LanguageModel } from 'ai';
export { stepCountIs as afterSteps } from 'ai';
