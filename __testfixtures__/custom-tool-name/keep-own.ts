// @from 6
import { openai } from '@ai-sdk/openai';

const own = { tools: { customTool: (options: { name: string }) => options.name } };
export const names = [own.tools.customTool({ name: 'write_sql' })];
export const search = openai.tools.webSearch({});
