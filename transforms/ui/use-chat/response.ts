/** `onResponse` of 4, which was given each response before it was read: in 7 a `fetch` does that. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding } from '../../../src/edit/layout.js';
import { usesSemicolons } from '../../../src/edit/style.js';
import {
  type FunctionNode,
  functionHere,
  isFunctionNode,
  isNamed,
  isUndefined,
  propertyNamed,
  propertyValue,
  walkOwn,
} from '../../../src/sdk/syntax.js';
import { isOpaque, mayHave, mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export const ON_RESPONSE = 'onResponse';

/** `onResponse` of `useCompletion`, which takes its `fetch` beside it. */
export function changeResponse(options: tsTypes.ObjectLiteralExpression, context: Context): void {
  const property = propertyNamed(options, ON_RESPONSE);
  const given = propertyNamed(options, 'fetch');
  const write = property && fetchFor(property, options, context);
  if (!write) return;
  context.change(property, draft => {
    draft.replace(property, ...write(draft, indentAt(options.getSourceFile().text, property.getStart())));
    if (given) draft.removeElements(options.properties, [given]);
  });
}

/** A `fetch` that calls it, in the place of one that is given; where that cannot be written, it is reported. */
export function fetchFor(
  property: tsTypes.ObjectLiteralElementLike,
  options: tsTypes.ObjectLiteralExpression,
  context: Context,
): ((draft: Draft, indent: string) => Part[]) | undefined {
  const given = propertyNamed(options, 'fetch');
  const sent = given ? propertyValue(given) : undefined;
  const callback = callbackOf(property, context);
  const needsGlobal = !sent || mayMiss(context.checker.getTypeAtLocation(sent));
  const isKnown =
    (!given || (sent !== undefined && isNamed(sent))) && (!needsGlobal || isGlobal('fetch', options, context));
  const mayBring = options.properties.some(
    one =>
      ts.isSpreadAssignment(one) &&
      mayHave(context.checker, context.checker.getTypeAtLocation(one.expression), ['fetch']),
  );
  if (!callback || !isKnown || mayBring) {
    reportResponse(property, context);
    return undefined;
  }
  const source = options.getSourceFile();
  const end = usesSemicolons(source) ? ';' : '';
  return (draft, indent) => {
    const inner = indent + indentUnit(source.text);
    const line = lineEnding(source.text) + inner;
    const [request, init] = [draft.freeName(options, 'input', 'request'), draft.freeName(options, 'init')];
    const response = callback.parameter ?? draft.freeName(options, 'response');
    const own = sent?.getText();
    const sender =
      own && sent && mayMiss(context.checker.getTypeAtLocation(sent)) ? `(${own} ?? fetch)` : (own ?? 'fetch');
    const sending = `${sender}(${request}, ${init})`;
    return [
      `fetch: async (${request}, ${init}) => {${line}const ${response} = await ${sending}${end}${line}`,
      ...bodyOf(callback, response, inner, end),
      `${line}return ${response}${end}${lineEnding(source.text)}${indent}}`,
    ];
  };
}

export function reportResponse(property: tsTypes.ObjectLiteralElementLike, context: Context): void {
  context.report(property.name ?? property, {
    message: `7 has no \`${ON_RESPONSE}\`.`,
    remedy:
      'Pass a `fetch` that calls it: `async (input, init) => { const response = await fetch(input, init); …; return response; }`.',
    severity: 'error',
  });
}

interface Callback {
  /** What its statements call the response. */
  parameter?: string | undefined;
  /** Its statements, its expression, or what is called. */
  body: tsTypes.ConciseBody;
  /** How the function is called, where it is not unfolded. */
  call?: '(' | '?.(';
  isAwaited?: boolean;
}

function callbackOf(property: tsTypes.ObjectLiteralElementLike, context: Context): Callback | undefined {
  const fn = functionHere(property);
  const value = propertyValue(property);
  const unfolded = fn && unfold(fn, context.checker);
  if (unfolded) return unfolded;
  if (!value || isUndefined(value) || (!fn && !isNamed(value))) return undefined;
  return { body: value, call: mayMiss(context.checker.getTypeAtLocation(value)) ? '?.(' : '(' };
}

/** A function whose body can stand in another one: nothing in it returns. */
function unfold({ parameters, body, asteriskToken }: FunctionNode, checker: tsTypes.TypeChecker): Callback | undefined {
  const [first, ...others] = parameters;
  const isPlain = !first || (ts.isIdentifier(first.name) && !first.initializer && !first.dotDotDotToken);
  if (!body || !isPlain || others.length > 0 || asteriskToken) return undefined;
  const parameter = first?.name.getText();
  if (!ts.isBlock(body)) {
    const type = checker.getTypeAtLocation(body);
    return { parameter, body, isAwaited: isOpaque(type) || checker.getAwaitedType(type) !== type };
  }
  let returns = body.statements.length === 0;
  walkOwn(body, node => {
    returns ||= ts.isReturnStatement(node);
  });
  return returns ? undefined : { parameter, body };
}

/** Its statements, or the call of it, as a statement. */
function bodyOf({ body, call, isAwaited }: Callback, response: string, indent: string, end: string): Part[] {
  if (!ts.isBlock(body)) {
    const [left, right] = isFunctionNode(body) ? ['(', ')'] : ['', ''];
    const wait = call || isAwaited ? `await ${left}` : '';
    return [wait, { node: body, indent }, call ? `${right}${call}${response})${end}` : end];
  }
  // With the comments in it.
  const inside = body.getSourceFile().text.slice(body.getStart() + 1, body.end - 1);
  const start = body.getStart() + 1 + inside.length - inside.trimStart().length;
  const range = { start, end: start + inside.trim().length };
  return [{ node: body, indent, range }, /[;}]\s*$/.test(inside) ? '' : end];
}

/** Whether a name is not one of the project's at a place. */
const isGlobal = (name: string, at: tsTypes.Node, { checker }: Context): boolean =>
  checker
    .getSymbolsInScope(at, ts.SymbolFlags.Value)
    .filter(symbol => symbol.name === name)
    .every(({ declarations = [] }) => declarations.every(one => one.getSourceFile().isDeclarationFile));
