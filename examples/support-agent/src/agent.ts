import { openai } from '@ai-sdk/openai';
import { type CoreMessage, generateText, streamText } from 'ai';
import { lookUpOrder } from './tools.js';

const limits = { maxTokens: 800, temperature: 0.2 };

export async function answer(history: CoreMessage[], language: string, steps?: number) {
  const result = await generateText({
    model: openai('gpt-4o'),
    messages: [
      {
        role: 'system',
        content: `You are the support agent of a small shop.
Answer in ${language}, in two sentences at most.`,
      },
      ...history,
    ],
    tools: { lookUpOrder },
    maxSteps: steps,
    ...limits,
  });
  history.push(...result.response.messages);
  return result.text;
}

export function summarize(text: string, save: (messages: CoreMessage[]) => void) {
  return streamText({
    model: openai('gpt-4o-mini'),
    system: 'Summarize the conversation for the next shift.',
    prompt: text,
    onFinish: ({ response }) => save(response.messages),
  });
}

export function greet(history: CoreMessage[], name?: string) {
  if (name) history.unshift({ role: 'system', content: `The customer is called ${name}.` });
  return answer(history, 'English');
}
