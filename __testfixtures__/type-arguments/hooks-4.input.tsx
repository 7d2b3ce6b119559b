// @from 4
// @row UC-25 UCO-06
// @only type-arguments
import {
  experimental_useObject as useObject,
  useChat,
  type Experimental_UseObjectOptions,
  type UseChatHelpers,
  type UseChatOptions,
} from '@ai-sdk/react';
import { jsonSchema } from 'ai';
import { z } from 'zod';

interface Recipe {
  name: string;
}

export interface Props {
  status: UseChatHelpers['status'];
  stop: UseChatHelpers['stop'];
}

export const settings = (id: string): UseChatOptions => ({ id });

export const Chat = ({ id }: { id: string }) => useChat(settings(id)).status;

export const options: Experimental_UseObjectOptions<Recipe> = { api: '/api/ask', schema: z.object({ name: z.string() }) };

export const One = () => useObject<Recipe>({ api: '/api/ask', schema: z.object({ name: z.string() }) }).object?.name;

export const Two = () =>
  useObject<Recipe, { text: string }>({ api: '/api/ask', schema: jsonSchema<Recipe>({}) }).submit({ text: 'a' });

export const Three = () => useObject({ api: '/api/ask', schema: z.object({ name: z.string() }) }).object?.name;
