// @from 4
// @only custom-models
// @row MOD-12
// @types-skip the packages of others are not installed
// @findings error:12 warning:13 warning:15 warning:17
import { openai } from '@ai-sdk/openai';
import { createProviderRegistry } from 'ai';
import { createOpenRouter } from '@openrouter/ai-sdk-provider';
import { createOllama, ollama } from 'ollama-ai-provider';
import { own } from '@/lib/own';
import { zhipu as glm } from 'zhipu-ai-provider';
const local = createOllama({ baseURL: 'http://localhost' });
export const registry = createProviderRegistry({ ollama,
  openai,
  local,
  own,
  glm: (glm),
  router: createOpenRouter({ apiKey: 'key' }),
});
