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
    onToolExecutionStart: ({ toolCall }) => log(toolCall.toolName),
    onToolExecutionEnd: event => log(event.toolOutput.type === 'tool-result', event.toolExecutionMs),
  });

const settings = (model: LanguageModel, tools: ToolSet) => ({
  model,
  tools,
  onToolExecutionEnd: (event: OnToolCallFinishEvent) => log(event.toolOutput.type === 'tool-result'),
});

export const fromSettings = (model: LanguageModel, tools: ToolSet) => new ToolLoopAgent(settings(model, tools));

export const ask = (own: ToolLoopAgent, prompt: string) =>
  own.generate({ prompt, onToolExecutionEnd: ({ toolOutput }) => log(toolOutput.type === 'tool-result') });
