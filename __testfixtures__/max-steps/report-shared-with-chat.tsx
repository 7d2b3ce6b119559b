// @from 4
// @findings error:6
import { useChat } from '@ai-sdk/react';
import { generateText, type LanguageModel } from 'ai';

const limits = { maxSteps: 5 };

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...limits });

export function Chat() {
  const { messages } = useChat({ ...limits });
  return <p>{messages.length}</p>;
}
