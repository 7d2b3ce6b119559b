import { guide6 } from '../../src/guides.js';
import { memberBehind } from '../../src/sdk/member-behind.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { constValue, isNamed, isScript, propertyNamed, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';

const KNOWN = ['input-streaming', 'input-available', 'output-available', 'output-error'];
const NEW = ['approval-requested', 'approval-responded', 'output-denied'];

export const approvalStates = defineTransform({
  id: 'approval-states',
  title: 'Tables of the states of tool parts lack those of approvals',
  kind: 'breaking',
  from: [5],
  words: [],
  hints: [KNOWN[0]!],
  why: 'Since 6 the part of a tool has three more states: `approval-requested`, `approval-responded` and `output-denied`. A table with an entry for each state of 5 does not compile where it is asked for a state. No part has one of these while no tool asks for approval, which none of 5 can.',
  keeps: [
    'tables that have one of the new states',
    'tables of some states only',
    'a table that is not a constant of the file, or whose type is declared: reported',
  ],
  before:
    "const labels = { 'input-streaming': 'Pending', 'input-available': 'Running', 'output-available': 'Done', 'output-error': 'Failed' };\n\nshow(labels[part.state]);",
  after:
    "const labels = { 'input-streaming': 'Pending', 'input-available': 'Running', 'output-available': 'Done', 'output-error': 'Failed' };\n\nshow(labels[part.state as keyof typeof labels]);",
  docs: guide6('tool-ui-part-approval-states'),
  visit() {},
  inspect(source, context) {
    if (context.generation === null || !context.namesSdk) return;
    walk(source, node => {
      if (ts.isObjectLiteralExpression(node) && isTable(node)) visitTable(node, context);
    });
  },
});

function isTable(literal: tsTypes.ObjectLiteralExpression): boolean {
  const has = (name: string): boolean => propertyNamed(literal, name) !== undefined;
  return !literal.properties.some(ts.isSpreadAssignment) && KNOWN.every(has) && !NEW.some(has);
}

function visitTable(table: tsTypes.ObjectLiteralExpression, context: Context): void {
  const reads = readsOf(table, context).filter(read => isOfState(read, context));
  for (const read of reads) {
    context.change(read, draft =>
      draft.insertAfter(read.argumentExpression, ` as keyof typeof ${read.expression.getText()}`),
    );
  }
  context.report(table, {
    message: `The part of a tool has states under 7 that are not in this table${reads.length > 0 ? ': those of approvals, which come once a tool asks for one' : ', so that a read by its state does not compile'}.`,
    remedy: `Add an entry for each of ${NEW.map(name => `\`'${name}'\``).join(', ')}.`,
    severity: reads.length > 0 ? 'info' : 'warning',
  });
}

/** `labels[state]`, of a constant that has the table and no type of its own. */
function readsOf(table: tsTypes.ObjectLiteralExpression, { uses }: Context): tsTypes.ElementAccessExpression[] {
  const declaration = ts.findAncestor(table, ts.isVariableDeclaration);
  if (isScript(table) || !declaration || declaration.type || !ts.isIdentifier(declaration.name)) return [];
  if (!isWhole(table, constValue(declaration))) return [];
  return uses.references
    .of(declaration.name)
    .map(({ parent }) => parent)
    .filter(ts.isElementAccessExpression);
}

/** `{ … }`, `{ … } as const` */
const isWhole = (table: tsTypes.Node, value: tsTypes.Expression | undefined): boolean =>
  value === table ||
  (!!value && ts.isAsExpression(value) && value.expression === table && value.type.getText() === 'const');

/** Whether a table is asked for the state of a part, and that is all that it is asked for. */
function isOfState(
  { expression, argumentExpression: state }: tsTypes.ElementAccessExpression,
  context: Context,
): boolean {
  const { checker, uses } = context;
  if (!isNamed(expression) || !isNamed(state)) return false;
  const member = memberBehind(state, checker, uses.references);
  if (member && propertyOf(checker, member.type, member.member).owners.some(isState)) return true;
  const type = checker.getTypeAtLocation(state);
  return type.isUnion() && NEW.every(name => type.types.some(part => part.isStringLiteral() && part.value === name));
}

const isState = ({ type, member }: { type: string; member: string }): boolean =>
  member === 'state' && /ToolUIPart$/.test(type);
