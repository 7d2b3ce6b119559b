// @from 6
// @row PRV-17
// @findings warning:9 error:10
// @types-skip-output a name that is not written as a string is left to a person
import { openai } from '@ai-sdk/openai';

export const tools = (name: string) => ({
  write_sql: openai.tools.customTool({ name: 'write_sql', description: 'Writes SQL' }),
  grep: openai.tools.customTool({ name: 'search', description: 'Searches' }),
  ...(name ? { other: openai.tools.customTool({ name, description: 'Does more' }) } : {}),
});
