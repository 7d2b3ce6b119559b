// @from 6
// @only final-step
// @row accumulated-tool-members
import { stepCountIs, streamText } from 'ai'

export async function run(model, tools) {
  const result = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) })
  const first = result
  await result.toolCalls && console.log('done')
  if (first) await result.toolCalls && console.log('done')
  await result.usage
  const { usage } = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) })
  await usage ?? 1
  return usage
}
