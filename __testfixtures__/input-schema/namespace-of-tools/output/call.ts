import { generateText, type LanguageModel } from 'ai';
import { more } from './index';
import * as tools from './tools';

export const whole = (model: LanguageModel, prompt: string) => generateText({ model, prompt, tools });

export const spread = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { ...tools, ...more } });
