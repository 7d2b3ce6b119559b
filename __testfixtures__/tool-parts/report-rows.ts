// @from 4
// @only tool-parts
// @findings error:11
// @types-skip-output what is reported does not compile
import type { UIMessage } from 'ai';

type Call = { toolCallId: string; toolName: string; args: unknown; state: 'call' };

export const fromRow = (part: { type: 'tool-invocation' }, call: Call): UIMessage['parts'][number] => ({
  ...part,
  toolInvocation: { ...call, state: 'call' },
});
