// @from 5
import { generateText } from 'ai';

export const own = { middlewareVersion: 'v2', transformParams: () => 1 };
console.log(typeof generateText, own.middlewareVersion);
