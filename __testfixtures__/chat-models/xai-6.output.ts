// @from 6
// @row DEF-04
// @findings info:6 info:6
import { createXai, xai } from '@ai-sdk/xai';

export const models = [xai.chat('grok-4'), createXai({ apiKey: 'key' }).chat('grok-4'), xai.responses('grok-4')];
