// @from 4
// @only tool-parts
// @findings error:9 error:14 error:18 error:17
// @types-skip-output what is reported does not compile
import type { UIMessage } from 'ai';

export const ofState = (state: 'call', toolCallId: string): UIMessage['parts'][number] => ({
  type: 'tool-invocation',
  toolInvocation: { state, toolCallId, toolName: 'a', args: {} },
});

export const named = (name: () => string): UIMessage['parts'][number] => ({
  type: 'tool-invocation',
  toolInvocation: { state: 'call', toolCallId: 'b', toolName: name(), args: {} },
});

export function add(message: UIMessage, invocation: NonNullable<UIMessage['toolInvocations']>[number]) {
  const { toolInvocations } = message;
  toolInvocations?.push(invocation);
}
