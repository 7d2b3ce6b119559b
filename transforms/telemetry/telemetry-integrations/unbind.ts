/** `bindTelemetryIntegration(integration)`: 7 binds the methods itself. */
import type { Draft } from '../../../src/edit/draft.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export function unbind({ key, node }: NameUse, context: Context): void {
  if (ts.isImportSpecifier(node)) return unbindImport(node, context);
  const call = ts.isPropertyAccessExpression(node) ? callOf(node) : undefined;
  if (call) context.change(key, draft => unwrap(call, draft));
  else reportKept(key, context);
}

/** All calls by one imported name, and the name. */
function unbindImport(specifier: tsTypes.ImportSpecifier, context: Context): void {
  const { name } = specifier;
  const uses = context.uses.references
    .of(name)
    .filter(use => use.getSourceFile() === name.getSourceFile() && use.text === name.text);
  const calls = uses.map(callOf);
  const left = uses.filter((_, i) => !calls[i]);
  for (const use of left) reportKept(use, context);
  context.change(specifier, draft => {
    for (const call of calls) if (call) unwrap(call, draft);
    if (left.length === 0) removeImport(specifier, draft);
  });
}

/** The call of a function with one value. */
function callOf(callee: tsTypes.Node): tsTypes.CallExpression | undefined {
  const { parent } = callee;
  const isCall = ts.isCallExpression(parent) && parent.expression === callee && parent.arguments.length === 1;
  return isCall ? parent : undefined;
}

function unwrap(call: tsTypes.CallExpression, draft: Draft): void {
  const [value] = call.arguments;
  const start = call.getStart();
  draft.replaceRange(call, { start, end: value!.getStart() });
  draft.replaceRange(call, { start: value!.end, end: call.end });
}

function removeImport(specifier: tsTypes.ImportSpecifier, draft: Draft): void {
  const list = specifier.parent.elements;
  const declaration = specifier.parent.parent.parent;
  if (list.length > 1 || specifier.parent.parent.name) return draft.removeElements(list, [specifier]);
  const { text } = declaration.getSourceFile();
  const end = /^[\t ]*(?:\r?\n)?/.exec(text.slice(declaration.end))![0].length;
  draft.replaceRange(declaration, { start: declaration.getStart(), end: declaration.end + end });
}

function reportKept(key: tsTypes.Node, context: Context): void {
  context.report(key, {
    message: '7 has no `bindTelemetryIntegration`: it calls the methods of an integration on the integration itself.',
    remedy: 'Hand on the integration as it is.',
    severity: 'error',
  });
}
