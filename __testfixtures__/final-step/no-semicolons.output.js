// @from 6
// @only final-step
// @row accumulated-tool-members
import { stepCountIs, streamText } from 'ai'

export async function run(model, tools) {
  const result = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) })
  const first = result
  ;(await result.finalStep).toolCalls && console.log('done')
  if (first) (await result.finalStep).toolCalls && console.log('done')
  await result.finalStep
  const { finalStep } = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) })
  ;(await finalStep).usage ?? 1
  return finalStep.then(step => step.usage)
}
