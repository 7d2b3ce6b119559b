// @from 4
// @row MSG-05
// @only tool-parts
import type { DynamicToolUIPart, ToolUIPart, UIMessage } from 'ai';
import { getToolName, isToolUIPart } from 'ai';
import { useChat } from '@ai-sdk/react';

export default function Page() {
  const { messages, addToolOutput } = useChat();

  const renderToolResult = (tool: DynamicToolUIPart | ToolUIPart) => {
    const toolCallId = tool.toolCallId;
    if (getToolName(tool) === 'askForConfirmation') {
      return (
        <div key={toolCallId}>
          {(tool.input as any).message}
          {tool.state === 'output-available' ? (
            <div>{tool.output as any}</div>
          ) : (
            <button onClick={() => addToolOutput({ tool: 'askForConfirmation', toolCallId, output: 'Yes, confirmed.' })}>Yes</button>
          )}
        </div>
      );
    }
    return tool.state === 'output-available' ? <b>{(tool.output as any).value}</b> : <i>Calling {getToolName(tool)}...</i>;
  };

  return (
    <div>
      {messages.map(message => (
        <div key={message.id} title={message.parts.some(isToolUIPart) ? 'tool' : message.role}>
          {message.parts.some(isToolUIPart) ? message.parts.filter(isToolUIPart).map(tool => renderToolResult(tool)) : null}
          {message.parts.filter(isToolUIPart).map((toolInvocation: DynamicToolUIPart | ToolUIPart) => {
            const { toolCallId } = toolInvocation;
            const args = toolInvocation.input as any;
            if (getToolName(toolInvocation) === 'showWeatherInformation')
              return <h4 key={toolCallId}>{args?.city ?? ''}</h4>;
            return null;
          })}
          {message.parts.filter(isToolUIPart).map(({ toolCallId, input: args, state }) => (
            <pre key={toolCallId} title={(args as any).title}>
              {JSON.stringify([args as any, state])}
            </pre>
          ))}
        </div>
      ))}
    </div>
  );
}

export const countOf = ({ parts }: UIMessage) => parts.filter(isToolUIPart).length ?? 0;

export const pending = (calls: (DynamicToolUIPart | ToolUIPart)[]) => calls.filter(call => call.state !== 'output-available');
