// @from 4
// @row UC-22
// @only tool-parts
import { useChat } from '@ai-sdk/react';

declare const needsConfirmation: string[];

export default function Chat() {
  const chat = useChat();

  const isPending = chat.messages.some(m =>
    m.parts.some(
      part =>
        part.type === 'tool-invocation' &&
        part.toolInvocation.state === 'call' &&
        needsConfirmation.includes(part.toolInvocation.toolName),
    ),
  );

  return (
    <div title={String(isPending)}>
      {chat.messages.map(m =>
        m.parts.map((part, i) => {
          switch (part.type) {
            case 'text':
              return <div key={i}>{part.text}</div>;
            case 'tool-invocation':
              const toolInvocation = part.toolInvocation;
              const toolCallId = toolInvocation.toolCallId;
              if (needsConfirmation.includes(toolInvocation.toolName) && toolInvocation.state === 'call') {
                return (
                  <div key={toolCallId}>
                    {toolInvocation.toolName} with {JSON.stringify(toolInvocation.args)}
                    <button onClick={() => chat.addToolResult({ toolCallId, result: 'yes' })}>Yes</button>
                  </div>
                );
              }
          }
        }),
      )}
      {chat.messages.map(m => {
        const last = m.parts.at(-1);
        const first = m.parts[0];
        if (last?.type !== 'tool-invocation') return null;
        if ('tool-invocation' === first?.type && first.toolInvocation.state !== 'result') return null;
        return ['call', 'partial-call'].includes(last.toolInvocation.state) ? 'busy' : 'done';
      })}
      {chat.messages.map(m =>
        m.parts.map(part => {
          const { type } = part;
          if (type === 'tool-invocation') {
            const { toolInvocation } = part;
            const { toolName, toolCallId, state, args } = toolInvocation;
            if (state === 'result') return <p key={toolCallId}>{`${toolName} ${JSON.stringify(args)}`}</p>;
            return <p key={toolCallId}>{toolInvocation.args.id ?? args.name}</p>;
          }
          return null;
        }),
      )}
    </div>
  );
}
