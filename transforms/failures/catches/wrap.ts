/** What `tool-errors` does with a tool in this run. */
import type { Context } from '../../../src/transform.js';
import type { ToolRun } from '../execute/execute.js';
import { type Guard, guardFor } from '../tool-errors/guard.js';

/** The form of the wrap; undefined where the tool stays as it is. */
export function wrapOf(run: ToolRun, context: Context): Exclude<Guard['form'], 'none'> | undefined {
  const { toolErrors } = context.choices;
  if (toolErrors === 'off' || toolErrors === 'report') return undefined;
  const form = guardFor(run, context)?.form;
  return form === 'none' ? undefined : form;
}
