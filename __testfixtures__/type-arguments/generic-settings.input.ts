// @from 6
import { type StopCondition, ToolLoopAgent, type ToolLoopAgentSettings, type ToolSet } from 'ai';

export function guarded<CALL_OPTIONS = never, TOOLS extends ToolSet = ToolSet>(
  settings: ToolLoopAgentSettings<CALL_OPTIONS, TOOLS, any>,
  tools: TOOLS,
  stopWhen?: StopCondition<TOOLS>,
) {
  return new ToolLoopAgent<CALL_OPTIONS, TOOLS, any>({
    ...settings,
    tools,
    ...(stopWhen ? { stopWhen } : {}),
    temperature: 0,
  });
}

// What is made of known tools takes keys beside the spread.
export const cooled = (settings: ToolLoopAgentSettings<never, {}>) =>
  new ToolLoopAgent<never, {}>({ ...settings, temperature: 0 });
