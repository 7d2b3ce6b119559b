// @from 4
// @row tool-generics
// @only type-arguments
import { jsonSchema, type Tool, type InferSchema } from 'ai';

const schema = jsonSchema<{ city: string }>({ type: 'object' });

export type CityTool = Tool<InferSchema<typeof schema>, string>;
export const run = (tool: CityTool) => tool.description;
