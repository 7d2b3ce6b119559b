// @from 6
// @only final-step response-messages total-usage
// @row end-event-accumulated
import { generateText, type LanguageModel, type ModelMessage, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function save(...values: unknown[]): Promise<void>;

const stopWhen = stepCountIs(5);

export const chat = (messages: ModelMessage[]) =>
  streamText({
    model,
    tools,
    stopWhen,
    messages,
    onFinish: async ({ response, responseMessages, finalStep: { usage }, usage: totalUsage, text }) => {
      await save(responseMessages, response.id, usage, totalUsage, text);
    },
  });

export const onlyMessages = (messages: ModelMessage[]) =>
  streamText({
    model,
    tools,
    stopWhen,
    messages,
    onFinish: ({ finalStep: { usage }, responseMessages }) => save(responseMessages, usage),
  });

export async function ask(messages: ModelMessage[]) {
  const { finalStep: { usage, toolCalls }, response, responseMessages } = await generateText({ model, tools, stopWhen, messages });
  const result = await generateText({ model, tools, stopWhen, messages });
  messages.push(...responseMessages, ...result.responseMessages);
  return { usage, id: response.id, toolCalls, other: result.finalStep.response.id };
}

export async function stream(messages: ModelMessage[]) {
  const result = streamText({ model, tools, stopWhen, messages });
  const response = await result.response
  const responseMessages = await result.responseMessages
  messages.push(...responseMessages);
  const [added, usage] = await Promise.all([result.responseMessages.then((messages) => messages), result.finalStep.then(step => step.usage)]);
  return [added, usage, await result.responseMessages, (await result.finalStep).response.headers, response.modelId];
}
