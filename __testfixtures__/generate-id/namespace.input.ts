// @from 4
import * as ai from 'ai';
import { generateId } from '@ai-sdk/provider-utils';

export const id = ai.generateId(12) + generateId(8);
