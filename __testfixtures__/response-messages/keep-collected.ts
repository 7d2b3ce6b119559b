// @from 6
// @only response-messages
import { generateText, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const { steps } = await generateText({
    model,
    tools,
    prompt: 'Hello',
    stopWhen: ({ steps }) => steps.flatMap(step => step.response.messages).length > 10,
  });
  return [steps[0].response.messages, ...steps.slice(0, 2).flatMap(step => step.response.messages)];
}
