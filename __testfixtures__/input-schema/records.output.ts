// @from 4
// @findings error:12 error:17
// @types-skip-output what is reported does not compile
import { jsonSchema, type Tool, type ToolSet } from 'ai';

interface Listed { name: string; schema: Record<string, unknown>; known: Parameters<typeof jsonSchema>[0] }
declare const listed: Listed[];

export function toolsOf() {
  const tools: ToolSet = {};
  for (const one of listed) {
    tools[one.name] = { inputSchema: one.schema };
    tools.known = { inputSchema: jsonSchema(one.known) };
  }
  let schema = tools.first.inputSchema;
  if (!('type' in schema)) schema = {
    type: 'object', ...schema };
  let other: object = (tools.first as Tool).inputSchema;
  other = { type: 'object' };
  return { tools, schema, other };
}
