/** Handlers that give the error away, each with what it gives. */
import type { Context } from '../../../src/transform.js';
import type { Execute, ToolRun } from '../execute/execute.js';
import { snakeCase, toolName } from '../execute/name.js';
import type { Handler } from './errors.js';
import { type Fix, fixOf } from './fix.js';
import { type Leak, leaksOf } from './leaks.js';

export interface LeakyHandler {
  handler: Handler;
  /** In the order of the file. */
  leaks: readonly [Leak, ...Leak[]];
  /** What the model may be told instead. */
  code: string;
  fix: Fix | undefined;
}

export function leakyHandlers(run: ToolRun & { execute: Execute }, context: Context): LeakyHandler[] {
  const leaks = leaksOf(run.execute, context.choices.toolErrors === 'off', context);
  const name = nameOf(run, context);
  return [...new Set(leaks.map(({ handler }) => handler))].map(handler => {
    const own = leaks.filter(leak => leak.handler === handler).sort((a, b) => a.node.pos - b.node.pos);
    const leaky = { handler, leaks: own as [Leak, ...Leak[]], code: codeOf(run, context) };
    return { ...leaky, fix: belongsTo(run, context) ? fixOf(leaky, run.execute, name, context) : undefined };
  });
}

/** What the model may be told of a failure. */
export const codeOf = (run: ToolRun, context: Context): string => `${snakeCase(nameOf(run, context))}_failed`;

const nameOf = (run: ToolRun, { uses, checker }: Context): string => toolName(run, uses.references, checker) ?? 'tool';

/** Whether nothing but the tool, and no other file, gets what the function answers. */
function belongsTo({ key, execute, reference }: ToolRun & { execute: Execute }, { uses }: Context): boolean {
  if (!reference) return true;
  return execute.getSourceFile() === key.getSourceFile() && uses.origins.placesOf(execute).length === 1;
}
