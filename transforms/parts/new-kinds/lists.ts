/** `message.content.flatMap(toText)`, where the function takes the kinds that came before. */
import { arrowParameter, quoteOf } from '../../../src/edit/style.js';
import { constituents } from '../../../src/sdk/symbols.js';
import { inward, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isNew, kindOf } from './kinds.js';

const METHODS = /^(?:map|flatMap|forEach|filter|find|some|every)$/;

export function changeLists(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    const call = ts.isCallExpression(node) ? node : undefined;
    const kind = call && kindTaken(call, context);
    if (!kind) return;
    const quote = quoteOf(source);
    const callee = call.expression as tsTypes.PropertyAccessExpression;
    context.change(callee.name, draft =>
      draft.insertAfter(
        callee.expression,
        `.filter(${arrowParameter(source, 'part')} => part.type === ${quote}${kind}${quote})`,
      ),
    );
  });
}

/** The one kind that a function takes to which a list with new ones is given. */
function kindTaken(
  { expression: callee, arguments: [given] }: tsTypes.CallExpression,
  context: Context,
): string | undefined {
  const { checker } = context;
  const isList = ts.isPropertyAccessExpression(callee) && METHODS.test(callee.name.text);
  if (!isList || !given || !ts.isIdentifier(inward(given))) return undefined;
  const element = checker.getTypeAtLocation(callee.expression).getNumberIndexType();
  const [signature] = checker.getTypeAtLocation(given).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  if (!element || !parameter) return undefined;
  const offered = kindsOf(element, context);
  const taken = kindsOf(checker.getTypeOfSymbol(parameter), context);
  if (!offered || taken?.length !== 1) return undefined;
  const others = offered.filter(kind => kind.name !== taken[0]!.name);
  return others.length > 0 && others.length < offered.length && others.every(kind => isNew(kind, context))
    ? taken[0]!.name
    : undefined;
}

function kindsOf(type: tsTypes.Type, context: Context) {
  const kinds = constituents(context.checker, type).map(part => kindOf(part, context));
  return kinds.every(kind => kind !== undefined) ? kinds : undefined;
}
