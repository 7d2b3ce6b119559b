// @from 5
// @row PRV-01 PRV-02 PRV-03 PRV-04 PRV-05
import { amazonBedrock } from '@ai-sdk/amazon-bedrock';
import { createAmazonBedrockAnthropic } from '@ai-sdk/amazon-bedrock/anthropic';
import { deepSeek } from '@ai-sdk/deepseek';
import { createGoogle, type GoogleLanguageModelOptions } from '@ai-sdk/google';
import { createGoogleVertex, googleVertex } from '@ai-sdk/google-vertex';
import { googleVertexAnthropic as claude } from '@ai-sdk/google-vertex/anthropic';
import type { OpenAILanguageModelResponsesOptions } from '@ai-sdk/openai';

const google = createGoogle({ apiKey: 'key' });
const own = createGoogleVertex({ project: 'acme' });
const options = { thinkingConfig: { thinkingBudget: 0 } } satisfies GoogleLanguageModelOptions;
const openai: OpenAILanguageModelResponsesOptions = { user: 'a' };
export const models = [google('gemini-2.5-flash'), own('gemini-2.5-pro'), googleVertex('gemini-2.5-pro'), amazonBedrock('nova')];
export const others = [createAmazonBedrockAnthropic()('claude'), deepSeek('deepseek-chat'), claude('claude')];
export const all = { google: options, openai, deepseek: {} };
