// @from 5
export { generateText, isStepCount as stepCountIs, type LanguageModel } from 'ai';
export { isStepCount as afterSteps } from 'ai';
