// @from 4
import type { IDGenerator, IdGenerator } from 'ai';
import type { IDGenerator as Generator } from '@ai-sdk/provider-utils';

export const makers: (IDGenerator | IdGenerator | Generator)[] = [];
