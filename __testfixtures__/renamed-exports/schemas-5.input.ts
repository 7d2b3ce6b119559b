// @from 5
import * as ai from 'ai';

export const parse = (stored: unknown) => ai.coreMessageSchema.safeParse(stored);
