// @from 5
// @row UCO-04
import {
  experimental_useObject as useObject,
  type Experimental_UseObjectHelpers,
  type Experimental_UseObjectOptions,
} from '@ai-sdk/react';
import { z } from 'zod';

const schema = z.object({ name: z.string() });

export const options: Experimental_UseObjectOptions<typeof schema, { name: string }> = { api: '/api/ask', schema };

export function Ask() {
  const helpers: Experimental_UseObjectHelpers<{ name: string }, string> = useObject(options);
  return <button onClick={() => helpers.submit('a')}>{helpers.object?.name}</button>;
}
