// @from 4
// @only tool-input
// @findings error:25
import { streamText, type LanguageModel } from 'ai';

interface Call {
  toolCallId: string;
  toolName: string;
  args: unknown;
}

interface Both {
  toolName: string;
  args?: unknown;
  input?: unknown;
}

declare function log(call: Call): void;
declare function note(call: Both): void;
declare function name(call: { toolName: string }): void;

export const run = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, onStepFinish: ({ toolCalls }) => {
    toolCalls.forEach(toolCall => {
      log(toolCall);
      note(toolCall);
      name(toolCall);
    });
  } });
