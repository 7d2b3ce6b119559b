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
    experimental_onToolCallFinish: event => {
      track(event);
      send(JSON.stringify(event));
      outcomes.push({ ...event });
    },
  });

const record = (outcome: Outcome) => outcomes.push(outcome);

export const own = (options: Options) =>
  generateText({ ...options, experimental_onToolCallFinish: outcome => void record(outcome) });

function keep(outcome: Outcome) {
  outcomes.push(outcome);
}

export const ownType = (options: Options) => generateText({ ...options, experimental_onToolCallFinish: keep });

export const taken = (options: Options) =>
  generateText({
    ...options,
    experimental_onToolCallFinish: ({ success, ...rest }) => {
      if (success) send(String(rest.durationMs));
    },
  });

export const defaulted = (options: Options) =>
  generateText({ ...options, experimental_onToolCallFinish: ({ error = 'none' }) => send(String(error)) });

type Failed = { success: true; output: unknown } | { success: false; error: unknown };
declare function tell(outcome: Failed): Promise<void>;
declare function trace(event: { durationMs: number; functionId?: string }): void;
declare function first(all: [Outcome]): void;

export const seldom = (options: Options) =>
  streamText({
    ...options,
    experimental_onToolCallFinish: async event => {
      first([event]);
      trace(event);
      await tell(event);
      outcomes.push({
        // All of it.
        ...event,
      });
      const outcome: Outcome = event;
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
    return streamText({
      ...this.options,
      experimental_onToolCallStart: begun,
      experimental_onToolCallFinish: async event => {
        if (event.toolCall.toolName === 'hidden') return;
        await this.finish(event);
        begun(event);
      },
    });
  }

  again() {
    return streamText({ ...this.options, experimental_onToolCallStart: event => begun(event), experimental_onToolCallFinish: this.onFinish });
  }

  private async finish(event: Finish) {
    await this.onFinish?.(event);
  }
}
