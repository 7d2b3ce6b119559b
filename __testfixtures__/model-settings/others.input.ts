// @from 4
// @row PRV-13 PRV-14
// @only model-settings
// @types-skip-output a model that is made elsewhere is left to a person
// @findings error:23 error:27
import { bedrock } from '@ai-sdk/amazon-bedrock';
import { azure } from '@ai-sdk/azure';
import { cohere } from '@ai-sdk/cohere';
import { deepseek } from '@ai-sdk/deepseek';
import { mistral } from '@ai-sdk/mistral';
import { openai } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embed, embedMany, generateText } from 'ai';

const own = createOpenAICompatible({ name: 'my-server', baseURL: 'https://llm.example.com/v1' });
export const texts = (prompt: string) => [
  generateText({ model: mistral('mistral-large', { safePrompt: true }), prompt }),
  generateText({ model: deepseek('deepseek-chat', { user: 'a' }), prompt }),
  generateText({ model: own('llama-3', { user: 'a' }), prompt }),
  generateText({ model: own.chatModel('llama-3', { user: 'a' }), prompt }),
  generateText({ model: azure('gpt-4o', { logprobs: true }), prompt }),
  generateText({ model: bedrock('nova', { additionalModelRequestFields: { top_k: 5 } }), prompt }),
  generateText({ model: own('llama-3', { simulateStreaming: true }), prompt }),
];
export const small = (value: string) => embed({ model: openai.embedding('text-embedding-3-small', { dimensions: 512 }), value });
export const query = (values: string[]) => embedMany({ model: cohere.embedding('embed-v3', { inputType: 'search_query' }), values });
export const many = openai.embedding('text-embedding-3-small', { maxEmbeddingsPerCall: 5 });
