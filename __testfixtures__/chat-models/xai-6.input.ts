// @from 6
// @row DEF-04
// @findings info:6 info:6
import { createXai, xai } from '@ai-sdk/xai';

export const models = [xai('grok-4'), createXai({ apiKey: 'key' }).languageModel('grok-4'), xai.responses('grok-4')];
