// @from 6
// @findings error:9
import { ToolLoopAgent } from 'ai';

const shared = { temperature: 0 };

export const createAgent = model =>
  new ToolLoopAgent({
    system: 'Be brief.',
    model,
    ...shared,
  });
