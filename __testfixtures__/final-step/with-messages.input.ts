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
    onFinish: async ({ response, usage, totalUsage, text }) => {
      await save(response.messages, response.id, usage, totalUsage, text);
    },
  });

export const onlyMessages = (messages: ModelMessage[]) =>
  streamText({
    model,
    tools,
    stopWhen,
    messages,
    onFinish: ({ usage, response }) => save(response.messages, usage),
  });

export async function ask(messages: ModelMessage[]) {
  const { usage, response, toolCalls } = await generateText({ model, tools, stopWhen, messages });
  const result = await generateText({ model, tools, stopWhen, messages });
  messages.push(...response.messages, ...result.response.messages);
  return { usage, id: response.id, toolCalls, other: result.response.id };
}

export async function stream(messages: ModelMessage[]) {
  const result = streamText({ model, tools, stopWhen, messages });
  const response = await result.response
  messages.push(...response.messages);
  const [added, usage] = await Promise.all([result.response.then(({ messages }) => messages), result.usage]);
  return [added, usage, (await result.response).messages, (await result.response).headers, response.modelId];
}
