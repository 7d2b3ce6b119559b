// @from 5
import { parsePartialJson } from 'ai';

export const read = (text: string) => parsePartialJson(text);
