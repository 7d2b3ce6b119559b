// @from 6
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { generateText } = require('ai');

export const ask = (model: any, prompt: string) => generateText({ model, prompt });
