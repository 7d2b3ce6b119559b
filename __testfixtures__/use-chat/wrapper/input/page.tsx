// @findings error:6 error:7
import { useOwnChat } from './use-own-chat';

export function Page() {
  const { messages } = useOwnChat({
    headers: { plan: 'a' },
    maxSteps: 5,
  });
  return messages.length;
}
