// @from 4
// @row MSG-05
// @only tool-parts
import type { ToolInvocation, UIMessage } from 'ai';
import { useChat } from '@ai-sdk/react';

export default function Page() {
  const { messages, addToolResult } = useChat();

  const renderToolResult = (tool: ToolInvocation) => {
    const toolCallId = tool.toolCallId;
    if (tool.toolName === 'askForConfirmation') {
      return (
        <div key={toolCallId}>
          {tool.args.message}
          {'result' in tool ? (
            <div>{tool.result}</div>
          ) : (
            <button onClick={() => addToolResult({ toolCallId, result: 'Yes, confirmed.' })}>Yes</button>
          )}
        </div>
      );
    }
    return 'result' in tool ? <b>{tool.result.value}</b> : <i>Calling {tool.toolName}...</i>;
  };

  return (
    <div>
      {messages.map(message => (
        <div key={message.id} title={message.toolInvocations ? 'tool' : message.role}>
          {message.toolInvocations ? message.toolInvocations.map(tool => renderToolResult(tool)) : null}
          {message.toolInvocations?.map((toolInvocation: ToolInvocation) => {
            const { toolCallId, args } = toolInvocation;
            if (toolInvocation.toolName === 'showWeatherInformation')
              return <h4 key={toolCallId}>{args?.city ?? ''}</h4>;
            return null;
          })}
          {message.toolInvocations?.map(({ toolCallId, args, state }) => (
            <pre key={toolCallId} title={args.title}>
              {JSON.stringify([args, state])}
            </pre>
          ))}
        </div>
      ))}
    </div>
  );
}

export const countOf = ({ toolInvocations }: UIMessage) => toolInvocations?.length ?? 0;

export const pending = (calls: ToolInvocation[]) => calls.filter(call => call.state !== 'result');
