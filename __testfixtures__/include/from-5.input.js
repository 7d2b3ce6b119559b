// @from 5
// @row request-response-body
import { generateText, streamText } from 'ai';

export async function main(model) {
  const { steps } = await generateText({ model, prompt: 'Hello' });
  const [first] = steps;
  console.log(first.request.body, steps[0].response.body);
  for await (const part of streamText({ model, prompt: 'Hello' }).textStream) console.log(part);
}

export const agent = (model, system) => generateText({ model, system, prompt: 'Hi' }).then(({ steps }) => steps[0].request.body);
