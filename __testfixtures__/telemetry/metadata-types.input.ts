// @from 6
// @only telemetry, renamed-types
// @alone
// @findings error:52 error:65
// @row telemetry-metadata
import * as ai from 'ai';
import { generateText, streamText, type TelemetrySettings } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
declare function wrap<T extends object>(sdk: T): T;

type Settings = Parameters<typeof generateText>[0]['experimental_telemetry'];

interface AskOptions {
  prompt: string;
  /** What traces say of the call. */
  telemetry?: TelemetrySettings;
}

/** Options of the project, by what they are read from. */
export const ask = (options: AskOptions) =>
  generateText({ model, prompt: options.prompt, experimental_telemetry: options.telemetry });

export const stream = ({ prompt, telemetry }: AskOptions) =>
  streamText({
    model,
    prompt,
    experimental_telemetry: telemetry,
  });

export const asked = (userId: string) => ask({ prompt: 'Hi', telemetry: { functionId: 'ask', metadata: { userId } } });

export function shorthand(prompt: string, experimental_telemetry: Settings) {
  return generateText({ model, prompt, experimental_telemetry });
}

export const short = (userId: string) => shorthand('Hi', { isEnabled: true, metadata: { userId } });

/** What one function adds to, and another hands to a call that is wrapped. */
interface Turn {
  experimental_telemetry?: Parameters<typeof streamText>[0]['experimental_telemetry'];
}

const traced = wrap({ streamText }).streamText;

export class Agent {
  configure(): Turn {
    return {
      experimental_telemetry: {
        functionId: 'turn',
        metadata: { kind: 'turn' },
      },
    };
  }

  run(turn: Turn) {
    return traced({ model, prompt: 'Hi', experimental_telemetry: this.complete(turn.experimental_telemetry) });
  }

  private complete(base: Settings): Settings {
    return {
      ...base,
      functionId: base?.functionId ?? 'agent',
      metadata: { agent: 'a', ...base?.metadata },
    };
  }
}

export const wrapped = () => wrap(ai).generateText({ model, prompt: 'Hi', experimental_telemetry: { isEnabled: true, functionId: 'x' } });
