// @from 6
import { ToolLoopAgent } from 'ai';

export const agent = model => new ToolLoopAgent({ model, experimental_onStart: () => console.log('started') });
export const ask = (own, model) => new ToolLoopAgent({ model }).generate({ prompt: own, experimental_onStepStart() {} });
