// @from 6
import { generateText } from 'ai';

const { tool } = require('./tools');
const ai = require('ai-tokenizer');
const resolved = require.resolve('ai');
const load = async () => (await import('ai')).embed;

export { ai, generateText, load, resolved, tool };
