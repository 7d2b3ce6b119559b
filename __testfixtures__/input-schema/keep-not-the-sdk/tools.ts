import type { LanguageModel } from 'ai';
import { tool } from './tool';

export const weather = (_: LanguageModel) =>
  tool({ description: 'Weather', parameters: { city: 'Paris' }, execute: async ({ city }) => city });
