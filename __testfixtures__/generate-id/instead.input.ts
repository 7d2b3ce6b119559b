// @from 4
import { generateId } from 'ai';

export const id = generateId(4 + 4);
