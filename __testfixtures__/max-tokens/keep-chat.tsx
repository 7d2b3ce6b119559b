// @from 4
// @only max-tokens
// @types-skip React is not installed here
import { useChat } from '@ai-sdk/react';
import { useState } from 'react';

export function Chat() {
  const [settings, setSettings] = useState({ maxTokens: 100, temperature: 0 });
  const { messages, append, reload } = useChat({ api: '/api/chat', body: { maxTokens: settings.maxTokens } });
  return (
    <main>
      <button onClick={() => append({ role: 'user', content: 'Hello' }, { body: { maxTokens: 5 } })}>Send</button>
      <button onClick={() => setSettings({ ...settings, maxTokens: 10 })}>{settings.maxTokens}</button>
      <button onClick={() => reload()}>{messages.length}</button>
    </main>
  );
}
