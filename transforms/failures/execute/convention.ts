/** How the project's tools say that they succeeded. */
import type { tsTypes } from '../../../src/sdk/typescript.js';

/** `{ success: true }` where the file answers so already, else `{ ok: true }`. */
export function successIn(node: tsTypes.Node): string {
  const [, flag = 'ok'] = node.getSourceFile().text.match(/\b(ok|success)['"]?\s*:\s*(?:true|false)\b/) ?? [];
  return `{ ${flag}: true }`;
}
