// @from 4
// @only joined-text
// @row text-stream-multistep
import { streamText } from "ai"

export async function ask(model, tools) {
  const result = streamText({ model, tools, prompt: "Hello", maxSteps: 5, onFinish: ({ steps }) => console.log(steps.map(step => step.text).join("")) })
  await result.consumeStream()
  return (await result.steps).map(step => step.text).join("")
}
