// @from 6
// @only on-tool-execution
// @row agent-tool-call-callbacks-ignored
// @types-skip the callbacks of agents were handed on, but have no type in 6
import { ToolLoopAgent, type LanguageModel, type OnToolCallFinishEvent, type ToolSet } from 'ai';

declare function log(...values: unknown[]): void;

export const agent = (model: LanguageModel, tools: ToolSet) =>
  new ToolLoopAgent({
    model,
    tools,
    experimental_onToolCallStart: ({ toolCall }) => log(toolCall.toolName),
    experimental_onToolCallFinish: event => log(event.success, event.durationMs),
  });

const settings = (model: LanguageModel, tools: ToolSet) => ({
  model,
  tools,
  experimental_onToolCallFinish: (event: OnToolCallFinishEvent) => log(event.success),
});

export const fromSettings = (model: LanguageModel, tools: ToolSet) => new ToolLoopAgent(settings(model, tools));

export const ask = (own: ToolLoopAgent, prompt: string) =>
  own.generate({ prompt, experimental_onToolCallFinish: ({ success }) => log(success) });
