// @from 6
// @row DEF-04
import { createXai, xai } from '@ai-sdk/xai';

export const models = [xai.chat('grok-4'), createXai({ apiKey: 'key' }).chat('grok-4'), xai.responses('grok-4')];
