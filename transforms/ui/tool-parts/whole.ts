/** A tool invocation that is written out whole, with the state it is in. */
import type { Part } from '../../../src/edit/draft.js';
import { indentAt } from '../../../src/edit/layout.js';
import { inward, isNamed, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { VALUES } from './reads.js';
import { STATES } from './states.js';

const KNOWN = ['state', 'step', 'toolCallId', 'toolName', 'args', 'result'];
const GONE = ['step', 'toolName'];

/** Whether it is seen to. */
export function changeWhole({ node, literal, doubt }: OptionUse, context: Context): boolean {
  const type = propertyValue(propertyNamed(literal, 'type'));
  const value = propertyValue(node);
  if (!type || doubt || literal.properties.length > 2 || !value || !ts.isObjectLiteralExpression(value)) return false;
  const names = value.properties.map(property => staticName(property.name) ?? '');
  const state = given(value, 'state');
  const to = state && ts.isStringLiteralLike(state) ? STATES[state.text] : undefined;
  const tool = given(value, 'toolName');
  const kind = tool && typeOf(tool, type);
  if (!kind || !to || !names.every(name => KNOWN.includes(name))) return false;
  if (names.includes('result') !== (to === 'output-available')) return false;
  const kept = value.properties.filter((_, i) => !GONE.includes(names[i]!));
  const inner = value.properties.slice(value.properties.indexOf(kept[0]!), value.properties.indexOf(kept.at(-1)!));
  return context.change(node, draft => {
    draft.replace(inward(type), kind);
    draft.replace(node, unwrapped(value, kept[0]!, kept.at(-1)!));
    draft.removeElements(
      value.properties,
      inner.filter(property => !kept.includes(property)),
    );
    draft.rename(state!, to);
    for (const property of kept) {
      const name = VALUES[staticName(property.name)!];
      if (name) draft.rename(property.name!, name);
    }
  });
}

function given(literal: tsTypes.ObjectLiteralExpression, name: string): tsTypes.Expression | undefined {
  const value = propertyValue(propertyNamed(literal, name));
  return value && inward(value);
}

/** `'tool-weather'`, `` `tool-${name}` `` */
function typeOf(tool: tsTypes.Expression, type: tsTypes.Expression): string | undefined {
  if (ts.isStringLiteralLike(tool)) {
    const quote = inward(type).getText()[0];
    return `${quote}tool-${tool.text}${quote}`;
  }
  return isNamed(tool) ? `\`tool-\${${tool.getText()}}\`` : undefined;
}

/** Properties of a literal, as they stand in the place of the property that holds it. */
export function unwrapped(value: tsTypes.ObjectLiteralExpression, first: tsTypes.Node, last: tsTypes.Node): Part {
  const { text } = value.getSourceFile();
  const indent = indentAt(text, value.parent.getStart());
  return { node: value, indent, range: { start: first.getStart(), end: last.end } };
}
