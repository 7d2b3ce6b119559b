import type { tsTypes } from '../../../src/sdk/typescript.js';

const LONGEST = 60;

/** Code in a message: as it stands where it fits into a line. */
export function shortText(node: tsTypes.Node): string {
  const text = node.getText();
  return text.includes('\n') || text.length > LONGEST ? '…' : text;
}
