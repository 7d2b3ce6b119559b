// @from 6
import { generateText } from 'ai';
import { model } from './model';

const result = await generateText({ model, prompt: 'Hello' });

export const response = result.response;
