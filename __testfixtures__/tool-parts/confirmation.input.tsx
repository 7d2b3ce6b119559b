// @from 4
// @row MSG-06 MSG-07
// @only tool-parts
'use client';

import { useChat } from '@ai-sdk/react';

export default function Chat() {
  const { messages, addToolResult } = useChat();

  return (
    <div>
      {messages.map(message => (
        <div key={message.id}>
          {message.parts.map((part, index) => {
            switch (part.type) {
              case 'text':
                return <div key={index}>{part.text}</div>;
              case 'tool-invocation': {
                const callId = part.toolInvocation.toolCallId;
                switch (part.toolInvocation.toolName) {
                  case 'askForConfirmation': {
                    switch (part.toolInvocation.state) {
                      case 'call':
                        return (
                          <div key={callId}>
                            {part.toolInvocation.args.message}
                            <button
                              onClick={() =>
                                addToolResult({
                                  toolCallId: part.toolInvocation.toolCallId,
                                  result: 'Yes, confirmed.',
                                })
                              }
                            >
                              Yes
                            </button>
                            <button onClick={() => addToolResult({ toolCallId: callId, result: 'No, denied' })}>No</button>
                          </div>
                        );
                      case 'result':
                        return <div key={index}>Location access allowed: {part.toolInvocation.result}</div>;
                    }
                    break;
                  }

                  case 'getWeatherInformation': {
                    switch (part.toolInvocation.state) {
                      // example of pre-rendering streaming tool calls:
                      case 'partial-call':
                        return <pre key={index}>{JSON.stringify(part.toolInvocation, null, 2)}</pre>;
                      case 'result':
                        return (
                          <div key={index}>
                            Weather in {part.toolInvocation.args.city}: {part.toolInvocation?.result?.value}
                          </div>
                        );
                    }
                  }
                }
              }
            }
          })}
        </div>
      ))}
    </div>
  );
}
