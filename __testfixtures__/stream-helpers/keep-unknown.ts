// @from none
import { streamText } from 'ai';

export const POST = (prompt: string) => {
  const result = streamText({ model: 'openai/gpt-5', prompt });
  return result.toUIMessageStreamResponse();
};
