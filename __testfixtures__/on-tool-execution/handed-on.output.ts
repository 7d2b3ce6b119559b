// @from 6
// @findings warning:35 error:54 error:60 warning:72 warning:80 warning:81
// @types-skip-output what takes the events is left to a person
import { generateText, type LanguageModel, streamText, type ToolSet, type TypedToolCall } from 'ai';

interface Outcome {
  success: boolean;
  durationMs: number;
}

interface Finish {
  toolCall: TypedToolCall<ToolSet>;
  stepNumber: number | undefined;
  durationMs: number;
  success: boolean;
  output?: unknown;
  error?: unknown;
}

declare function track(outcome: Outcome): void;
declare function send(text: string): void;
const outcomes: Outcome[] = [];

interface Options {
  model: LanguageModel;
  tools: ToolSet;
  prompt: string;
}

export const passed = (options: Options) =>
  generateText({
    ...options,
    onToolExecutionEnd: event => {
      track({ ...event, durationMs: event.toolExecutionMs, success: event.toolOutput.type === 'tool-result' });
      send(JSON.stringify(event));
      outcomes.push({ ...event, durationMs: event.toolExecutionMs, success: event.toolOutput.type === 'tool-result' });
    },
  });

const record = (outcome: Outcome) => outcomes.push(outcome);

export const own = (options: Options) =>
  generateText({ ...options, onToolExecutionEnd: outcome => void record({ ...outcome, durationMs: outcome.toolExecutionMs, success: outcome.toolOutput.type === 'tool-result' }) });

function keep(outcome: Outcome) {
  outcomes.push(outcome);
}

export const ownType = (options: Options) => generateText({ ...options, onToolExecutionEnd: event => keep({ ...event, durationMs: event.toolExecutionMs, success: event.toolOutput.type === 'tool-result' }) });

export const taken = (options: Options) =>
  generateText({
    ...options,
    onToolExecutionEnd: ({ success, ...rest }) => {
      if (success) send(String(rest.toolExecutionMs));
    },
  });

export const defaulted = (options: Options) =>
  generateText({ ...options, onToolExecutionEnd: ({ error = 'none' }) => send(String(error)) });

type Failed = { success: true; output: unknown } | { success: false; error: unknown };
declare function tell(outcome: Failed): Promise<void>;
declare function trace(event: { durationMs: number; functionId?: string }): void;
declare function first(all: [Outcome]): void;

export const seldom = (options: Options) =>
  streamText({
    ...options,
    onToolExecutionEnd: async event => {
      first([{ ...event, durationMs: event.toolExecutionMs, success: event.toolOutput.type === 'tool-result' }]);
      trace(event);
      await tell({
        ...event,
        ...(event.toolOutput.type === 'tool-result'
          ? { success: true, output: event.toolOutput.output }
          : { success: false, error: event.toolOutput.error }),
      });
      outcomes.push({
        // All of it.
        ...event,
        durationMs: event.toolExecutionMs,
        success: event.toolOutput.type === 'tool-result',
      });
      const outcome: Outcome = { ...event, durationMs: event.toolExecutionMs, success: event.toolOutput.type === 'tool-result' };
      track(outcome);
      setTimeout(() => finished(event));
      outcomes.push({ ...event, durationMs: 1 });
    },
  });

declare function finished(event: Finish): Promise<void>;
declare function begun(event: Pick<Finish, 'toolCall' | 'stepNumber'>): void;

export class Hooks {
  onFinish?: (event: Finish) => Promise<void>;

  constructor(readonly options: Options) {}

  ask() {
    let stepNumber = 0;
    return streamText({
      ...this.options,
      onStepStart: event => {
        stepNumber = event.stepNumber;
      },
      onToolExecutionStart: event => begun({ ...event, stepNumber }),
      onToolExecutionEnd: async event => {
        if (event.toolCall.toolName === 'hidden') return;
        await this.finish({
          ...event,
          stepNumber,
          durationMs: event.toolExecutionMs,
          ...(event.toolOutput.type === 'tool-result'
            ? { success: true, output: event.toolOutput.output }
            : { success: false, error: event.toolOutput.error }),
        });
        begun({ ...event, stepNumber });
      },
    });
  }

  again() {
    let stepNumber = 0;
    return streamText({ ...this.options, onStepStart: event => { stepNumber = event.stepNumber; }, onToolExecutionStart: event => begun({ ...event, stepNumber }), onToolExecutionEnd: event => this.onFinish?.({
      ...event,
      stepNumber,
      durationMs: event.toolExecutionMs,
      ...(event.toolOutput.type === 'tool-result'
        ? { success: true, output: event.toolOutput.output }
        : { success: false, error: event.toolOutput.error }),
    }) });
  }

  private async finish(event: Finish) {
    await this.onFinish?.(event);
  }
}
