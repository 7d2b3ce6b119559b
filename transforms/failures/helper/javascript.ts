import type { Wording } from './text.js';

/** What `typescript` says, with its types in comments. */
export const javascript = ({
  id,
  failed,
  ref,
}: Wording): string => `/** @typedef {{ ok: false, error: string, retryable: boolean, message?: string, hint?: string, ref?: string }} ToolFailure */

/** Throw this in a tool where the model is to read the message. Nothing internal belongs in it. */
export class ToolError extends Error {
  /**
   * @param {string} message
   * @param {{ retryable?: boolean, hint?: string }} [options]
   */
  constructor(message, options = {}) {
    super(message);
    this.name = 'ToolError';
    this.retryable = options.retryable ?? false;
    this.hint = options.hint;
  }
}

/**
 * Logs an error and gives what the model may read of it.
 * @param {string} name
 * @param {unknown} error
 * @param {{ retryable?: boolean }} [options]
 * @returns {ToolFailure}
 */
export function toolFailure(name, error, options = {}) {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/([A-Z])([A-Z][a-z])/g, '$1_$2');
  const code = \`\${words.replace(/\\W+/g, '_').toLowerCase()}_failed\`;
  if (error instanceof ToolError) {
    const { message, retryable, hint } = error;
    return { ok: false, error: code, retryable, message, ...(hint === undefined ? {} : { hint }) };
  }
${id}  console.error(${failed}, error);
  return { ok: false, error: code, retryable: options.retryable ?? isTransient(error)${ref} };
}

/** Whether the same call may work a moment later. @param {any} error @returns {boolean} */
function isTransient(error, depth = 0) {
  if (!(error instanceof Error) || depth > 3) return false;
  /** @type {any} */
  const details = error;
  return (
    error.name === 'TimeoutError' ||
    /^(?:ECONN\\w+|ETIMEDOUT|EPIPE|EAI_AGAIN|UND_ERR_(?:\\w+_TIMEOUT|SOCKET))$/.test(String(details.code)) ||
    [408, 425, 429, 502, 503, 504].includes(Number(details.status ?? details.statusCode)) ||
    isTransient(details.cause, depth + 1)
  );
}

/**
 * An \`execute\` that gives a failure where the other throws.
 * @template Input, Options, Output
 * @param {string} name
 * @param {(this: unknown, input: Input, options: Options) => Output | PromiseLike<Output>} execute
 * @returns {(this: unknown, input: Input, options: Options) => Promise<Output | ToolFailure>}
 */
export function guardTool(name, execute) {
  return async function (input, options) {
    try {
      return await execute.call(this, input, options);
    } catch (error) {
      throwIfAborted(options);
      return toolFailure(name, error);
    }
  };
}

/**
 * The same for one that streams: the last value is the one that counts.
 * @template Input, Options, Output
 * @param {string} name
 * @param {(this: unknown, input: Input, options: Options) => AsyncIterable<Output>} execute
 * @returns {(this: unknown, input: Input, options: Options) => AsyncIterable<Output | ToolFailure>}
 */
export function guardToolStream(name, execute) {
  return async function* (input, options) {
    try {
      yield* execute.call(this, input, options);
    } catch (error) {
      throwIfAborted(options);
      yield toolFailure(name, error);
    }
  };
}

/** A call that was aborted ends with the reason of its signal. @param {any} options */
function throwIfAborted(options) {
  options?.abortSignal?.throwIfAborted();
}

/**
 * \`toModelOutput\` of a tool whose failures the provider is to see as errors.
 * @type {NonNullable<import('ai').Tool['toModelOutput']>}
 */
export const failureToModelOutput = ({ output }) => {
  if (typeof output === 'string') return { type: 'text', value: output };
  const isFailure = output?.ok === false;
  const value = JSON.parse(JSON.stringify(output ?? null));
  return { type: isFailure ? 'error-json' : 'json', value };
};
`;
