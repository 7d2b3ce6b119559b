// @from 4
import {
  /* of the page */
  streamText,
  tool,
  isStepCount,
} from 'ai';

export const show = (prompt: string) => streamText({ model: 'openai/gpt-5' as never, prompt, stopWhen: isStepCount(5) });
export { tool };
