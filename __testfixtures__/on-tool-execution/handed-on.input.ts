// @from 6
// @findings warning:25 warning:26 warning:27 warning:34 error:40 error:45 error:51
// @types-skip-output what takes the events is left to a person
import { generateText, type LanguageModel, type ToolSet } from 'ai';

interface Outcome {
  success: boolean;
  durationMs: number;
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
