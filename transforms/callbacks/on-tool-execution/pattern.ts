/** `({ success, output }) => …`, `const { error } = event`: the pattern takes `toolOutput`, and the names are read off it. */
import type { Draft } from '../../../src/edit/draft.js';
import { hasComment } from '../../../src/edit/layout.js';
import { addFirst } from '../../../src/edit/statements.js';
import { besideStatement } from '../../../src/edit/style.js';
import { directivesOf, isWritten, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { expression, type Field, isField, type Reading, writeReading } from './fields.js';
import { reportStepNumber } from './reports.js';
import { dropStep, type StepElement, stepElement, stepElementOf } from './step-reads.js';
import { isReachedOnlyIf } from './tests.js';

/** A name that the pattern declares for a field. */
interface Local {
  element: tsTypes.BindingElement;
  field: Field;
  name: tsTypes.Identifier;
  uses: readonly tsTypes.Identifier[];
}

/** Patterns that were dealt with, at the first of their names. */
const done = new WeakSet<tsTypes.Node>();

export function changePattern(pattern: tsTypes.ObjectBindingPattern, context: Context): void {
  if (done.has(pattern)) return;
  done.add(pattern);
  const duration = pattern.elements.find(element => memberOf(element) === 'durationMs');
  if (duration) {
    const key = duration.propertyName ?? duration.name;
    context.change(key, draft => draft.rename(key, 'toolExecutionMs'));
  }
  const elements = pattern.elements.filter(element => isField(memberOf(element) ?? ''));
  if (elements.length === 0) return changeStep(pattern, context);
  const locals = elements.flatMap(element => localOf(element, context) ?? []);
  if (locals.length < elements.length || pattern.elements.some(element => element.dotDotDotToken)) {
    for (const element of elements) reportTaken(element, memberOf(element)!, context);
    return changeStep(pattern, context);
  }
  const step = stepElement(pattern, context);
  context.change(pattern, draft => write(pattern, locals, step, draft, context));
  if (!step) reportStep(pattern, context);
}

/** Patterns whose number of the step was dealt with. */
const doneSteps = new WeakSet<tsTypes.Node>();

/** The same where nothing but the number of the step is to change. */
export function changeStep(pattern: tsTypes.ObjectBindingPattern, context: Context): void {
  if (doneSteps.has(pattern)) return;
  doneSteps.add(pattern);
  if (!dropStep(pattern, context)) reportStep(pattern, context);
}

function reportStep(pattern: tsTypes.ObjectBindingPattern, context: Context): void {
  const element = stepElementOf(pattern);
  if (element) reportStepNumber(element.propertyName ?? element.name, context);
}

export function reportTaken(at: tsTypes.Node, name: string, context: Context): void {
  context.report(at, {
    message: `7 has no \`${name}\` here, and how it is taken out of the event leaves no place for what replaces it.`,
    remedy: 'Take out `toolOutput`, and read its `type`, and `output` or `error`.',
    severity: 'error',
  });
}

const memberOf = ({ propertyName, name }: tsTypes.BindingElement): string | undefined =>
  staticName(propertyName ?? name);

function localOf(element: tsTypes.BindingElement, { uses }: Context): Local | undefined {
  const { name, initializer } = element;
  if (!ts.isIdentifier(name) || initializer) return undefined;
  const found = uses.references.of(name);
  const isRead = found.every(
    use =>
      ts.isExpression(use) && !isWritten(use) && !ts.isTypeQueryNode(use.parent) && !ts.isExportSpecifier(use.parent),
  );
  return isRead ? { element, field: memberOf(element) as Field, name, uses: found } : undefined;
}

function write(
  pattern: tsTypes.ObjectBindingPattern,
  locals: readonly Local[],
  step: StepElement | undefined,
  draft: Draft,
  context: Context,
): void {
  const { references } = context.uses;
  const toolOutput = draft.freeName(pattern, 'toolOutput');
  const [first, ...others] = [...locals, ...(step ? [step] : [])].map(({ element }) => element);
  draft.replace(first!, toolOutput === 'toolOutput' ? toolOutput : `toolOutput: ${toolOutput}`);
  // Comments between two of them stay where they go one by one.
  const isCommented = others.some(element => hasComment(element.getSourceFile().text, element));
  for (const gone of isCommented ? others.map(element => [element]) : [others])
    draft.removeElements(pattern.elements, gone);
  const success = locals.find(({ field }) => field === 'success');
  const isSuccess = (test: tsTypes.Expression): boolean =>
    ts.isIdentifier(test) && !!success && references.symbolAt(test) === references.symbolAt(success.name);
  const place = declarationPlace(pattern);
  const declarations: string[] = [];
  for (const { field, name, uses } of locals) {
    const readings = uses.map<Reading>(node => ({
      node,
      field,
      toolOutput,
      isNarrowed: isReachedOnlyIf(field === 'output', node, isSuccess),
    }));
    const isRepeated = field !== 'success' && readings.filter(({ isNarrowed }) => !isNarrowed).length > 1;
    if (place && isRepeated)
      declarations.push(`const ${name.text} = ${expression({ field, toolOutput, isNarrowed: false }, name)}`);
    else for (const reading of readings) writeReading(draft, reading);
  }
  if (place && declarations.length > 0) place.write(draft, declarations);
  step?.write(draft);
}

interface DeclarationPlace {
  write(draft: Draft, declarations: readonly string[]): void;
}

/** Where constants can be declared that are made from what the pattern takes. */
function declarationPlace({ parent: holder }: tsTypes.ObjectBindingPattern): DeclarationPlace | undefined {
  if (ts.isVariableDeclaration(holder)) {
    const statement = holder.parent.parent;
    if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length > 1) return undefined;
    const { end, line } = besideStatement(statement);
    return {
      write: (draft, declarations) => draft.insertAfter(statement, declarations.map(one => line + one + end).join('')),
    };
  }
  const body =
    ts.isParameter(holder) && ts.isFunctionLike(holder.parent) && 'body' in holder.parent && holder.parent.body;
  if (!body || !ts.isBlock(body as tsTypes.Node)) return undefined;
  const { statements } = body as tsTypes.Block;
  if (directivesOf(statements).length === statements.length) return undefined;
  return { write: (draft, declarations) => addFirst(body as tsTypes.Block, declarations, draft) };
}
