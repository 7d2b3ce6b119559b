/** Tests that look for warnings of the SDK on the console. */
import { walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Mismatch } from './assertion.js';

const SPY = /\bspyOn\(\s*(?:globalThis\.)?console\s*,\s*['"]warn['"]|\bconsole\.warn\s*=/;

/** The text of a warning of the SDK in a file that watches `console.warn`. */
export function spiedWarnings(source: tsTypes.SourceFile): Mismatch | undefined {
  if (!SPY.test(source.text)) return undefined;
  let at: tsTypes.Node | undefined;
  walk(source, node => {
    const isText = ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node);
    if (isText && node.text.includes('AI SDK Warning')) at ??= node;
  });
  return (
    at && {
      at,
      message: 'On Node 7 gives its warnings to `process.emitWarning`; `console.warn` sees none of them.',
      remedy: 'Set `globalThis.AI_SDK_LOG_WARNINGS` to a function, and assert what that is called with.',
    }
  );
}
