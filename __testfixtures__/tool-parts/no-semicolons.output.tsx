// @from 4
// @only tool-parts
import type { UIMessage } from 'ai'
import { getToolName, isToolUIPart } from 'ai'
import { useChat } from '@ai-sdk/react'

export const Calls = () => {
  const { messages } = useChat()
  return messages.map(({ parts }: UIMessage) =>
    parts.map(part => {
      if (!isToolUIPart(part)) return null
      const { type } = part
      const toolInvocation = part
      const { toolCallId } = toolInvocation
      const toolName = getToolName(toolInvocation)
      const args = toolInvocation.input as any
      const same = part.input as any
      return (
        <p key={toolCallId} title={type}>
          {toolName} {args.city} {same.city}
        </p>
      )
    }),
  )
}
