/** The edits of a context that could be followed to everything that reads it. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, lineEnding } from '../../../src/edit/layout.js';
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { inward, isNamed, outward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type Group, isTyped, type Reader, type Supply } from './group.js';
import { isRecord, schemaText } from './schema.js';

/** What becomes of a property that gives the context. */
export interface Plan {
  supply: Supply;
  value: tsTypes.Expression;
  /** Whether `runtimeContext` is written, and `toolsContext`. */
  runtime: 'as it is' | 'copied' | undefined;
  tools: boolean;
  /** The statement before which the value gets a name, where it is needed more than once. */
  hoistTo?: tsTypes.Statement;
}

/** @param isRead whether something other than the tools reads the context */
export function planOf(supply: Supply, isRead: boolean, { checker }: Context): Plan | string {
  const { property, readers } = supply;
  const value = propertyValue(property);
  if (!value) return 'the context is not given as a value';
  const literal = property.parent as tsTypes.ObjectLiteralExpression;
  if (propertyNamed(literal, 'runtimeContext') || propertyNamed(literal, 'toolsContext'))
    return 'the new options stand beside it';
  const type = checker.getTypeAtLocation(value);
  const wrong = readers.some(({ reader }) => reader.type && !isGivenAs(value, type, reader.type.type, checker));
  if (wrong) return 'its type is not the one under which a tool reads it';
  const fits = !isTyped(value) || isRecord(type);
  if (readers.length === 0) {
    if (fits) return { supply, value, runtime: 'as it is', tools: false };
    const canCopy = type.isClassOrInterface() && !type.isClass() && isNamed(inward(value));
    return canCopy ? { supply, value, runtime: 'copied', tools: false } : '7 takes only a plain object as a context';
  }
  const isPlace = isNamed(inward(value));
  if (isRead && !fits) return '7 takes only a plain object as the context that events and steps read';
  const runtime = fits && (isRead || isPlace) ? 'as it is' : undefined;
  const plan: Plan = { supply, value, runtime, tools: true };
  const uses = readers.length + (runtime ? 1 : 0);
  if (isPlace || (uses === 1 && !isExcessive(value, readers, checker))) return plan;
  const statement = statementOf(literal);
  return statement
    ? { ...plan, hoistTo: statement }
    : 'the object is needed more than once, and cannot be made before the call';
}

/** Whether a value can be given as the type; of a literal, which may have more, property by property. */
function isGivenAs(
  value: tsTypes.Expression,
  type: tsTypes.Type,
  target: tsTypes.Type,
  checker: tsTypes.TypeChecker,
): boolean {
  if (!ts.isObjectLiteralExpression(inward(value)) || target.isUnion()) return checker.isTypeAssignableTo(type, target);
  return checker.getPropertiesOfType(target).every(wanted => {
    const given = checker.getPropertyOfType(type, wanted.name);
    return given
      ? checker.isTypeAssignableTo(checker.getTypeOfSymbol(given), checker.getTypeOfSymbol(wanted))
      : (wanted.flags & ts.SymbolFlags.Optional) !== 0;
  });
}

/** Whether a literal has more than its type, which the compiler refuses where the literal stands. */
function isExcessive(value: tsTypes.Expression, readers: Supply['readers'], checker: tsTypes.TypeChecker): boolean {
  if (!ts.isObjectLiteralExpression(inward(value))) return false;
  const names = checker.getPropertiesOfType(checker.getTypeAtLocation(value)).map(({ name }) => name);
  return readers.some(
    ({ reader: { type } }) => type && names.some(name => !checker.getPropertyOfType(type.type, name)),
  );
}

/** The statement of a call that runs once, first and always where the statement does. */
function statementOf(options: tsTypes.Node): tsTypes.Statement | undefined {
  let node: tsTypes.Node = outward(options).parent;
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  while (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isVariableDeclarationList(node)
  )
    node = node.parent;
  if (!ts.isVariableStatement(node) && !ts.isReturnStatement(node) && !ts.isExpressionStatement(node)) return undefined;
  return ts.isBlock(node.parent) || ts.isSourceFile(node.parent) ? node : undefined;
}

export function write({ readers }: Group, plans: readonly Plan[], draft: Draft): void {
  for (const reader of readers.values()) writeTool(reader, draft);
  for (const plan of plans) writeSupply(plan, draft);
}

function writeTool({ tool, keys, type }: Reader, draft: Draft): void {
  for (const key of keys) draft.rename(key, 'context');
  if (!type) return;
  const schema = propertyNamed(tool, 'inputSchema');
  const text = `contextSchema: ${schemaText(type, tool, draft)}`;
  if (schema) draft.addElementAfter(schema, text);
  else draft.addElementBefore(tool.properties[0]!, text);
}

function writeSupply({ supply: { property, readers }, value, runtime, tools, hoistTo }: Plan, draft: Draft): void {
  const name = hoistTo && hoist(value, hoistTo, draft);
  const text = name ?? value.getText();
  const quote = quoteOf(value.getSourceFile());
  const entries = readers.map(reader => `${keyText(reader.name, quote)}: ${text}`).join(', ');
  if (runtime) {
    if (runtime === 'copied') give(property, 'runtimeContext', `{ ...${text} }`, draft);
    else if (name) give(property, 'runtimeContext', name, draft);
    else draft.rename(property.name!, 'runtimeContext');
    if (tools) draft.addElementAfter(property, `toolsContext: { ${entries} }`);
  } else if (readers.length > 1 || name || ts.isShorthandPropertyAssignment(property))
    give(property, 'toolsContext', `{ ${entries} }`, draft);
  else {
    draft.rename(property.name!, 'toolsContext');
    draft.insertBefore(value, `{ ${keyText(readers[0]!.name, quote)}: `);
    draft.insertAfter(value, ' }');
  }
}

/** Makes the value before a statement, and gives its name. */
function hoist(value: tsTypes.Expression, statement: tsTypes.Statement, draft: Draft): string {
  const { text } = value.getSourceFile();
  const name = draft.freeName(statement, 'context', 'toolContext');
  const { end, line } = besideStatement(statement);
  const own = lineEnding(text) + indentAt(text, value.getStart());
  draft.insertBefore(statement, `const ${name} = ${value.getText().replaceAll(own, line)}${end}${line}`);
  return name;
}

function give(property: tsTypes.ObjectLiteralElementLike, name: string, value: string, draft: Draft): void {
  if (ts.isPropertyAssignment(property)) {
    draft.rename(property.name, name);
    draft.replace(property.initializer, value);
  } else draft.replace(property, `${name}: ${value}`);
}

export const keyText = (name: string, quote: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote + name + quote;
