// @from 4
import type { IdGenerator } from 'ai';
import type { IdGenerator as Generator } from '@ai-sdk/provider-utils';

export const makers: (IdGenerator | IdGenerator | Generator)[] = [];
