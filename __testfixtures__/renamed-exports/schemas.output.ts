// @from 4
// @row core-message-schemas
import {
  assistantModelMessageSchema,
  modelMessageSchema,
  systemModelMessageSchema,
  toolModelMessageSchema,
  userModelMessageSchema as user,
} from 'ai';

export const parse = (stored: unknown) => modelMessageSchema.parse(stored);
export const all = [systemModelMessageSchema, user, assistantModelMessageSchema, toolModelMessageSchema];
