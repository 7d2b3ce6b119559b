// @from 4
// @row core-message-schemas
import {
  coreAssistantMessageSchema,
  coreMessageSchema,
  coreSystemMessageSchema,
  coreToolMessageSchema,
  coreUserMessageSchema as user,
} from 'ai';

export const parse = (stored: unknown) => coreMessageSchema.parse(stored);
export const all = [coreSystemMessageSchema, user, coreAssistantMessageSchema, coreToolMessageSchema];
