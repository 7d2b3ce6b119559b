// @from 6
// @findings error:7 error:9 error:9 error:10
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const { steps } = await generateText({ model, messages });
  for (const step of steps) console.log(step.response.messages.length);
  const [{ response }] = steps;
  const added = steps.map(({ response: { messages } }) => messages).concat(response.messages);
  return added.concat(steps[2]?.response.messages ?? []);
}
