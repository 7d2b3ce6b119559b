// @from 6
// @only on-tool-execution
// @types-skip-output the types of the callbacks have new names too
import {
  streamText,
  type GenerateTextOnToolCallFinishCallback,
  type LanguageModel,
  type OnToolCallFinishEvent,
  type ToolSet,
} from 'ai';

declare function log(...values: unknown[]): void;

export const typed: GenerateTextOnToolCallFinishCallback<ToolSet> = ({ toolOutput, toolExecutionMs: durationMs }) => {
  log(toolOutput.type === 'tool-result' ? durationMs : -1);
};

function report(event: OnToolCallFinishEvent) {
  if (event.toolOutput.type === 'tool-result') return log(event.toolOutput.output);
  log(event.toolOutput.error);
}

class Recorder {
  readonly events: OnToolCallFinishEvent[] = [];
  last?: OnToolCallFinishEvent;

  failures() {
    for (const { toolOutput } of this.events) if (toolOutput.type !== 'tool-result') log(toolOutput.error);
    return this.events.filter(event => event.toolOutput.type !== 'tool-result').length + (this.last?.toolOutput.type === 'tool-result' ? 1 : 0);
  }

  time() {
    return this.events.reduce((sum, { toolExecutionMs: durationMs }) => sum + durationMs, 0) + this.last!.toolExecutionMs;
  }
}

export const ask = (model: LanguageModel, prompt: string, recorder = new Recorder()) =>
  streamText({
    model,
    prompt,
    onToolExecutionEnd: event => {
      report(event);
      recorder.events.push(event);
    },
  });
