// @from 5
// @row schema-json-schema
// @findings warning:6 warning:7
import { jsonSchema, type Schema } from 'ai';

export const titleOf = (schema: Schema<unknown>) => schema.jsonSchema.title;
export const typed = ({ jsonSchema: json }: Schema<unknown>) => json.type;
export const awaited = async (schema: Schema<unknown>) => (await schema.jsonSchema).title;
export const made = jsonSchema({ type: 'object' });
