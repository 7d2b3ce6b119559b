// @from 5
// @types-skip other libraries that are not installed here
import Anthropic from '@anthropic-ai/sdk';
import { ChatPromptTemplate } from '@langchain/core/prompts';
import { Box } from '@mui/system';
import { generateText, type LanguageModel } from 'ai';

const client = new Anthropic();
const shared = { system: 'Be brief.' };

export async function ask(model: LanguageModel, prompt: string) {
  const { text } = await generateText({ model, prompt });
  await client.messages.create({ system: 'Be brief.', messages: [{ role: 'user', content: text }], max_tokens: 10 });
  await client.messages.create({ ...shared, messages: [], max_tokens: 10 });
  Box({ system: true });
  return ChatPromptTemplate.fromMessages([['system', text]]);
}
