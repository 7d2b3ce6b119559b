// @from 6
import { ToolLoopAgent } from 'ai';

export const agent = model => new ToolLoopAgent({ model, prepareCall: ({ prompt }) => ({ model, prompt }) });
