// @from 4
// @row MSG-06 MSG-07
// @only tool-parts
'use client';

import { useChat } from '@ai-sdk/react';
import { getToolName, isToolUIPart } from 'ai';

export default function Chat() {
  const { messages, addToolOutput } = useChat();

  return (
    <div>
      {messages.map(message => (
        <div key={message.id}>
          {message.parts.map((part, index) => {
            switch (part.type) {
              case 'text':
                return <div key={index}>{part.text}</div>;
              default: {
                if (!isToolUIPart(part)) break;
                const callId = part.toolCallId;
                switch (getToolName(part)) {
                  case 'askForConfirmation': {
                    switch (part.state) {
                      case 'input-available':
                        return (
                          <div key={callId}>
                            {(part.input as any).message}
                            <button
                              onClick={() =>
                                addToolOutput({
                                  tool: 'askForConfirmation',
                                  toolCallId: part.toolCallId,
                                  output: 'Yes, confirmed.',
                                })
                              }
                            >
                              Yes
                            </button>
                            <button onClick={() => addToolOutput({ tool: 'askForConfirmation', toolCallId: callId, output: 'No, denied' })}>No</button>
                          </div>
                        );
                      case 'output-available':
                        return <div key={index}>Location access allowed: {part.output as any}</div>;
                    }
                    break;
                  }

                  case 'getWeatherInformation': {
                    switch (part.state) {
                      // example of pre-rendering streaming tool calls:
                      case 'input-streaming':
                        return <pre key={index}>{JSON.stringify(part, null, 2)}</pre>;
                      case 'output-available':
                        return (
                          <div key={index}>
                            Weather in {(part.input as any).city}: {(part?.output as any)?.value}
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
