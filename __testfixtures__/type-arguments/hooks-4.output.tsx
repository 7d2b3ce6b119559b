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
import { type FlexibleSchema, jsonSchema, type UIMessage } from 'ai';
import { z } from 'zod';

interface Recipe {
  name: string;
}

export interface Props {
  status: UseChatHelpers<UIMessage>['status'];
  stop: UseChatHelpers<UIMessage>['stop'];
}

export const settings = (id: string): UseChatOptions<UIMessage> => ({ id });

export const Chat = ({ id }: { id: string }) => useChat(settings(id)).status;

export const options: Experimental_UseObjectOptions<FlexibleSchema<Recipe>, Recipe> = { api: '/api/ask', schema: z.object({ name: z.string() }) };

export const One = () => useObject<FlexibleSchema<Recipe>, Recipe>({ api: '/api/ask', schema: z.object({ name: z.string() }) }).object?.name;

export const Two = () =>
  useObject<FlexibleSchema<Recipe>, Recipe, { text: string }>({ api: '/api/ask', schema: jsonSchema<Recipe>({}) }).submit({ text: 'a' });

export const Three = () => useObject({ api: '/api/ask', schema: z.object({ name: z.string() }) }).object?.name;
