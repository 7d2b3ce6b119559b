// @from 4
import {
  /* of the page */
  streamText,
  tool,
} from 'ai';

export const show = (prompt: string) => streamText({ model: 'openai/gpt-5' as never, prompt, maxSteps: 5 });
export { tool };
