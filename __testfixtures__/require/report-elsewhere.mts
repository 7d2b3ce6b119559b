// @from 6
// @findings info:6 info:7 info:8 info:11 info:15 info:17
// @row esm-only-require
import type { generateText as Generate } from 'ai';

let late = require('ai');
const { generateText = null, ...rest } = require('ai');
const generate: typeof Generate = require('ai').generateText;

export const ask = async (model: any, prompt: string) => {
  const { streamText } = require('ai');
  return streamText({ model, prompt });
};

export const maybe = process.env.AI ? require('ai') : undefined;

const first = 1, second = require('ai');

late = null;
export { first, generate, generateText, late, rest, second };
