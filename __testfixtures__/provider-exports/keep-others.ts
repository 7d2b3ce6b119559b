// @from 5
// @only provider-exports
// @types-skip the other package is not installed
import { azure } from '@ai-sdk/azure';
import { GoogleGenerativeAI } from '@google/generative-ai';
import { createVertex, vertex } from './shaders';

export const client = new GoogleGenerativeAI('key');
export const shape = createVertex(vertex);
export const model = azure.deepseek('deepseek');
export const providerOptions = { deepseek: {}, bedrock: {} };
