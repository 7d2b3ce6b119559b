import type { Wording } from './text.js';

export const typescript = ({ id, failed, ref }: Wording): string => `import type { JSONValue, Tool } from 'ai';

/** What the model reads where a tool failed. */
export type ToolFailure = { ok: false; error: string; retryable: boolean; message?: string; hint?: string; ref?: string };

/** Throw this in a tool where the model is to read the message. Nothing internal belongs in it. */
export class ToolError extends Error {
  readonly retryable: boolean;
  readonly hint: string | undefined;

  constructor(message: string, options: { retryable?: boolean; hint?: string } = {}) {
    super(message);
    this.name = 'ToolError';
    this.retryable = options.retryable ?? false;
    this.hint = options.hint;
  }
}

/** Logs an error and gives what the model may read of it. */
export function toolFailure(name: string, error: unknown, options: { retryable?: boolean } = {}): ToolFailure {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/([A-Z])([A-Z][a-z])/g, '$1_$2');
  const code = \`\${words.replace(/\\W+/g, '_').toLowerCase()}_failed\`;
  if (error instanceof ToolError) {
    const { message, retryable, hint } = error;
    return { ok: false, error: code, retryable, message, ...(hint === undefined ? {} : { hint }) };
  }
${id}  console.error(${failed}, error);
  return { ok: false, error: code, retryable: options.retryable ?? isTransient(error)${ref} };
}

/** Whether the same call may work a moment later. */
function isTransient(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false;
  const details = error as Error & { code?: unknown; status?: unknown; statusCode?: unknown; cause?: unknown };
  return (
    error.name === 'TimeoutError' ||
    /^(?:ECONN\\w+|ETIMEDOUT|EPIPE|EAI_AGAIN|UND_ERR_(?:\\w+_TIMEOUT|SOCKET))$/.test(String(details.code)) ||
    [408, 425, 429, 502, 503, 504].includes(Number(details.status ?? details.statusCode)) ||
    isTransient(details.cause, depth + 1)
  );
}

type Execute<Input, Options, Result> = (this: unknown, input: Input, options: Options) => Result;

/** An \`execute\` that gives a failure where the other throws. */
export function guardTool<Input, Options, Output>(
  name: string,
  execute: Execute<Input, Options, Output | PromiseLike<Output>>,
): Execute<Input, Options, Promise<Output | ToolFailure>> {
  return async function (input, options) {
    try {
      return await execute.call(this, input, options);
    } catch (error) {
      throwIfAborted(options);
      return toolFailure(name, error);
    }
  };
}

/** The same for one that streams: the last value is the one that counts. */
export function guardToolStream<Input, Options, Output>(
  name: string,
  execute: Execute<Input, Options, AsyncIterable<Output>>,
): Execute<Input, Options, AsyncIterable<Output | ToolFailure>> {
  return async function* (input, options) {
    try {
      yield* execute.call(this, input, options);
    } catch (error) {
      throwIfAborted(options);
      yield toolFailure(name, error);
    }
  };
}

/** A call that was aborted ends with the reason of its signal. */
function throwIfAborted(options: unknown): void {
  (options as { abortSignal?: AbortSignal } | undefined)?.abortSignal?.throwIfAborted();
}

/** \`toModelOutput\` of a tool whose failures the provider is to see as errors. */
export const failureToModelOutput: NonNullable<Tool['toModelOutput']> = ({ output }) => {
  if (typeof output === 'string') return { type: 'text', value: output };
  const isFailure = (output as { ok?: unknown } | null | undefined)?.ok === false;
  const value = JSON.parse(JSON.stringify(output ?? null)) as JSONValue;
  return { type: isFailure ? 'error-json' : 'json', value };
};
`;
