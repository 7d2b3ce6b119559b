// @from 4
import * as ai from 'ai';
import { createIdGenerator } from '@ai-sdk/provider-utils';

export const id = ai.createIdGenerator({ size: 12 })() + createIdGenerator({ size: 8 })();
