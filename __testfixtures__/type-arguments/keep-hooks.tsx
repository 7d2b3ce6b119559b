// @from 5
// @only type-arguments
import { experimental_useObject as useObject, type UseChatHelpers } from '@ai-sdk/react';
import type { UIMessage } from 'ai';
import { z } from 'zod';

export interface Props {
  stop: UseChatHelpers<UIMessage>['stop'];
}

const schema = z.object({ name: z.string() });

export const One = () => useObject<typeof schema>({ api: '/api/ask', schema }).object?.name;
