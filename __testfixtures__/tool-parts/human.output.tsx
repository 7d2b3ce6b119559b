// @from 4
// @row UC-22
// @only tool-parts
import { useChat } from '@ai-sdk/react';
import { getToolName, isToolUIPart } from 'ai';

declare const needsConfirmation: string[];

export default function Chat() {
  const chat = useChat();

  const isPending = chat.messages.some(m =>
    m.parts.some(
      part =>
        isToolUIPart(part) &&
        part.state === 'input-available' &&
        needsConfirmation.includes(getToolName(part)),
    ),
  );

  return (
    <div title={String(isPending)}>
      {chat.messages.map(m =>
        m.parts.map((part, i) => {
          switch (part.type) {
            case 'text':
              return <div key={i}>{part.text}</div>;
            default:
              if (!isToolUIPart(part)) break;
              const toolInvocation = part;
              const toolCallId = toolInvocation.toolCallId;
              if (needsConfirmation.includes(getToolName(toolInvocation)) && toolInvocation.state === 'input-available') {
                return (
                  <div key={toolCallId}>
                    {getToolName(toolInvocation)} with {JSON.stringify(toolInvocation.input)}
                    <button onClick={() => chat.addToolOutput({ tool: getToolName(toolInvocation), toolCallId, output: 'yes' })}>Yes</button>
                  </div>
                );
              }
          }
        }),
      )}
      {chat.messages.map(m => {
        const last = m.parts.at(-1);
        const first = m.parts[0];
        if (!(last && isToolUIPart(last))) return null;
        if (first && isToolUIPart(first) && first.state !== 'output-available') return null;
        return ['input-available', 'input-streaming'].includes(last.state) ? 'busy' : 'done';
      })}
      {chat.messages.map(m =>
        m.parts.map(part => {
          const { type } = part;
          if (isToolUIPart(part)) {
            const toolInvocation = part;
            const { toolCallId, state } = toolInvocation;
            const toolName = getToolName(toolInvocation);
            const args = toolInvocation.input as any;
            if (state === 'output-available') return <p key={toolCallId}>{`${toolName} ${JSON.stringify(args)}`}</p>;
            return <p key={toolCallId}>{(toolInvocation.input as any).id ?? args.name}</p>;
          }
          return null;
        }),
      )}
    </div>
  );
}
