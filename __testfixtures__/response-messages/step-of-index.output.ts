// @from 6
// @only response-messages
// @row step-response-messages
import { generateText, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask(n: number) {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  const { steps, responseMessages } = result;
  return [
    result.steps[0].response.messages,
    result.steps.slice(0, 2).flatMap(step => step.response.messages),
    result.steps.slice(0, 3).flatMap(step => step.response.messages),
    steps.slice(0, n + 1).flatMap(step => step.response.messages).length,
    responseMessages,
  ];
}

export async function stream() {
  const result = streamText({ model, tools, prompt: 'Hello' });
  const steps = await result.steps;
  for (const [i, step] of steps.entries()) console.log(i, step.text, (await result.steps).slice(0, i + 1).flatMap(each => each.response.messages));
  return (await result.responseMessages);
}
