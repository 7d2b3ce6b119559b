// @from 4
// @only tool-parts
import type { UIMessage } from 'ai'
import { useChat } from '@ai-sdk/react'

export const Calls = () => {
  const { messages } = useChat()
  return messages.map(({ parts }: UIMessage) =>
    parts.map(part => {
      if (part.type !== 'tool-invocation') return null
      const { type, toolInvocation } = part
      const { toolName, toolCallId, args } = toolInvocation
      const { args: same } = part.toolInvocation
      return (
        <p key={toolCallId} title={type}>
          {toolName} {args.city} {same.city}
        </p>
      )
    }),
  )
}
