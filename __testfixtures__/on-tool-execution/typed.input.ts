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

export const typed: GenerateTextOnToolCallFinishCallback<ToolSet> = ({ success, durationMs }) => {
  log(success ? durationMs : -1);
};

function report(event: OnToolCallFinishEvent) {
  if (event.success) return log(event.output);
  log(event.error);
}

class Recorder {
  readonly events: OnToolCallFinishEvent[] = [];
  last?: OnToolCallFinishEvent;

  failures() {
    for (const { success, error } of this.events) if (!success) log(error);
    return this.events.filter(event => !event.success).length + (this.last?.success ? 1 : 0);
  }

  time() {
    return this.events.reduce((sum, { durationMs }) => sum + durationMs, 0) + this.last!.durationMs;
  }
}

export const ask = (model: LanguageModel, prompt: string, recorder = new Recorder()) =>
  streamText({
    model,
    prompt,
    experimental_onToolCallFinish: event => {
      report(event);
      recorder.events.push(event);
    },
  });
