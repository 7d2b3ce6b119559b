/** Where a finding stands, and how its message calls what is there. */
import type { tsTypes } from '../../../src/sdk/typescript.js';

export interface Place {
  at: tsTypes.Node;
  text: string;
}

/** A file that a reference of the tool leads to may not be among those of the run: the finding stands at the tool then. */
export function placeOf(node: tsTypes.Node, key: tsTypes.Node): Place {
  const source = node.getSourceFile();
  if (source === key.getSourceFile()) return { at: node, text: quoted(node) };
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return { at: key, text: `${quoted(node)} (${source.fileName.split('/').at(-1)}, line ${line + 1})` };
}

function quoted(node: tsTypes.Node): string {
  const text = node.getText().replace(/\s+/g, ' ').replaceAll('`', "'");
  return `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}
