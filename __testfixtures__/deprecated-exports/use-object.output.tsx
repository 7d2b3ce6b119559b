// @from 5
// @row UCO-04
import {
  useObject,
  type UseObjectHelpers,
  type UseObjectOptions,
} from '@ai-sdk/react';
import { z } from 'zod';

const schema = z.object({ name: z.string() });

export const options: UseObjectOptions<typeof schema, { name: string }> = { api: '/api/ask', schema };

export function Ask() {
  const helpers: UseObjectHelpers<{ name: string }, string> = useObject(options);
  return <button onClick={() => helpers.submit('a')}>{helpers.object?.name}</button>;
}
