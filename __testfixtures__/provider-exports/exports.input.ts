// @from 5
// @row PRV-01 PRV-02 PRV-03 PRV-04 PRV-05
import { bedrock } from '@ai-sdk/amazon-bedrock';
import { createBedrockAnthropic } from '@ai-sdk/amazon-bedrock/anthropic';
import { deepseek } from '@ai-sdk/deepseek';
import { createGoogleGenerativeAI, type GoogleGenerativeAIProviderOptions } from '@ai-sdk/google';
import { createVertex, vertex } from '@ai-sdk/google-vertex';
import { vertexAnthropic as claude } from '@ai-sdk/google-vertex/anthropic';
import type { OpenAIResponsesProviderOptions } from '@ai-sdk/openai';

const google = createGoogleGenerativeAI({ apiKey: 'key' });
const own = createVertex({ project: 'acme' });
const options = { thinkingConfig: { thinkingBudget: 0 } } satisfies GoogleGenerativeAIProviderOptions;
const openai: OpenAIResponsesProviderOptions = { user: 'a' };
export const models = [google('gemini-2.5-flash'), own('gemini-2.5-pro'), vertex('gemini-2.5-pro'), bedrock('nova')];
export const others = [createBedrockAnthropic()('claude'), deepseek('deepseek-chat'), claude('claude')];
export const all = { google: options, openai, deepseek: {} };
