// @from 6
// @only response-messages
// @row step-response-messages
import { generateText, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask(n: number) {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  const { steps } = result;
  return [
    result.steps[0].response.messages,
    result.steps[1]!.response.messages,
    result.steps.at(2)!.response.messages,
    steps[n].response.messages.length,
    steps.at(-1)!.response.messages,
  ];
}

export async function stream() {
  const result = streamText({ model, tools, prompt: 'Hello' });
  const steps = await result.steps;
  for (const [i, step] of steps.entries()) console.log(i, step.text, (await result.steps)[i].response.messages);
  return (await result.steps).at(-1)!.response.messages;
}
