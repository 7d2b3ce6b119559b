// @from 7
import { generateText, ToolLoopAgent, type LanguageModel, type ToolSet } from 'ai';

export const ask = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    onToolExecutionStart: ({ toolCall, callId }) => console.log(callId, toolCall.toolName),
    onToolExecutionEnd: ({ toolCall, toolOutput, toolExecutionMs }) => {
      if (toolOutput.type === 'tool-result') console.log(toolCall.toolName, toolOutput.output, toolExecutionMs);
      else console.error(toolOutput.error);
    },
  });

export const alias = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    experimental_onToolCallFinish: event => console.log(event.toolOutput.type, event.toolExecutionMs),
  });

export const agent = (model: LanguageModel, tools: ToolSet) =>
  new ToolLoopAgent({ model, tools, onToolExecutionEnd: event => console.log(event.toolOutput) });
