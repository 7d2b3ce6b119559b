// @from 5
import * as ai from 'ai';
import * as openai from '@ai-sdk/openai';
const fs = require('node:fs');

export const ask = (prompt: string) => ai.generateText({ model: openai.openai('gpt-4o'), prompt });
export const read = (file: string) => fs.readFileSync(file);
