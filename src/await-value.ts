/** What several transforms do with a value that 7 gives as a promise. */
import type { Draft } from './edit/draft.js';
import { isObstacle, type Obstacle } from './sdk/async.js';
import type { tsTypes } from './sdk/typescript.js';
import type { Context } from './transform.js';

/**
 * Waits for the value of an expression, or reports why that cannot be done.
 * @param name what is called
 * @param write what is changed with it
 */
export function awaitValue(
  value: tsTypes.Expression,
  name: string,
  context: Context,
  write?: (draft: Draft) => void,
): void {
  const wait = context.uses.waits.of(value);
  if (isObstacle(wait)) return reportUnawaited(value, name, wait, context);
  if (wait.isDone && !write) return;
  context.change(value, draft => {
    write?.(draft);
    wait.write(draft);
  });
}

/** A promise that nothing waits for. */
function reportUnawaited(at: tsTypes.Node, name: string, { node, reason }: Obstacle, context: Context): void {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  const place =
    source === at.getSourceFile() ? `line ${line + 1}` : `${context.uses.program.unit(source)!.path}:${line + 1}`;
  context.report(at, {
    message: `\`${name}\` returns a promise under 7, and this cannot wait for it: ${reason} (${place}).`,
    remedy: `Make the functions around it async up to one that is awaited, or \`await ${name}(…)\` before and hand in what it gives.`,
    severity: 'error',
  });
}
