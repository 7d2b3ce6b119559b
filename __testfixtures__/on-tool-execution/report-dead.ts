// @from 7
// @findings error:6 error:7
import type { ToolLoopAgent } from 'ai';

export const ask = (agent: ToolLoopAgent, prompt: string) =>
  agent.generate({ prompt, experimental_onToolCallStart: event => console.log(event.toolCall),
    experimental_onToolCallFinish: event => console.log(event.toolOutput) });
