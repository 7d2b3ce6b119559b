// @from 4
import {
  isStepCount,
  streamText,
  tool,
} from 'ai';

export const show = (prompt: string) => streamText({ model: 'openai/gpt-5' as never, prompt, stopWhen: isStepCount(5) });
export { tool };
