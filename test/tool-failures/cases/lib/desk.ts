import { ask } from './outside';

export interface Berth {
  ship: string;
  quay: number;
}

export async function findBerth({ ship }: { ship: string }): Promise<Berth> {
  return ask('berths', { ship, quay: 4 });
}

export class Pilots {
  readonly #station: string;

  constructor(station: string) {
    this.#station = station;
  }

  async onDuty({ shift }: { shift: string }): Promise<string[]> {
    return ask(`${this.#station}/${shift}`, ['Ruth', 'Omar']);
  }
}

/** Says how long a call took. */
export function timed<Input, Answer>(run: (input: Input) => Promise<Answer>) {
  return async (input: Input): Promise<{ answer: Answer; quick: boolean }> => {
    const start = Date.now();
    return { answer: await run(input), quick: Date.now() - start < 60_000 };
  };
}

/** Fails with words that are written for the model. */
export class ToolError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'ToolError';
    this.hint = hint;
  }
}
