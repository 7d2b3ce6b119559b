import { guide5 } from '../../src/guides.js';
import { ownersOfSymbol, propertyOf } from '../../src/sdk/symbols.js';
import { comparedStrings, propertyNamed, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { newKeys, newKinds } from '../streams/new-members/kinds.js';

const OLD = 'unknown';
const NEW = 'other';
const WARNINGS = ['unsupported-setting', 'unsupported-tool'];

export const finishReason = defineTransform({
  id: 'finish-reason',
  title: 'The finish reason `unknown` becomes `other`',
  kind: 'silent',
  from: [4, 5],
  words: [],
  hints: [OLD, ...WARNINGS],
  why: 'Since 6 no call finishes for the reason `unknown`, and warnings have other types: what is compared with the old ones never meets.',
  keeps: [
    '`unknown` where it is no finish reason of the SDK',
    "a default such as `finishReason ?? 'unknown'` of your own",
  ],
  before: "if (result.finishReason === 'unknown') retry();",
  after: "if (result.finishReason === 'other') retry();",
  docs: guide5('ai-sdk-core-changes'),
  visit: () => {},
  inspect(source, context) {
    if (!context.namesSdk || context.wasNew) return;
    walk(source, node => {
      if (ts.isObjectLiteralExpression(node)) changeKey(node, context);
      else if (isSubject(node)) for (const literal of comparedStrings(node)) examine(node, literal, context);
      else if (ts.isStringLiteralLike(node) && node.text === OLD && isReasonExpected(node, context))
        context.change(node, draft => draft.rename(node, NEW));
    });
  },
});

const isSubject = (node: tsTypes.Node): node is tsTypes.Expression =>
  ts.isIdentifier(node) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isParenthesizedExpression(node);

function examine(subject: tsTypes.Expression, literal: tsTypes.StringLiteralLike, context: Context): void {
  if (literal.text === OLD) changeReason(subject, literal, context);
  else if (WARNINGS.includes(literal.text) && isWarningType(subject, context)) reportWarning(literal, context);
}

function changeReason(subject: tsTypes.Expression, literal: tsTypes.StringLiteralLike, context: Context): void {
  if (ts.isParenthesizedExpression(subject) || !newKinds(subject, context).includes('interrupted')) return;
  if (comparedStrings(subject).some(({ text }) => text === NEW)) {
    return context.report(literal, {
      message: 'No call finishes for the reason `unknown` since 6, but for `other`, which is asked for here too.',
      remedy: 'Delete it, and let `other` do what is to be done for both.',
    });
  }
  context.change(literal, draft => draft.rename(literal, NEW));
}

/** `const texts: Record<FinishReason, string> = { unknown: … }` */
function changeKey(literal: tsTypes.ObjectLiteralExpression, context: Context): void {
  const property = propertyNamed(literal, OLD);
  const type = property && recordOf(literal);
  const [keys] = type?.typeArguments ?? [];
  if (!property || !keys || !newKeys(keys, context).includes('interrupted')) return;
  context.change(property, draft => {
    if (propertyNamed(literal, NEW)) draft.removeElements(literal.properties, [property]);
    else draft.rename(property.name!, NEW);
  });
}

function recordOf({ parent }: tsTypes.Node): tsTypes.TypeReferenceNode | undefined {
  const type = ts.isVariableDeclaration(parent) || ts.isSatisfiesExpression(parent) ? parent.type : undefined;
  const [part] =
    type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Partial' ? (type.typeArguments ?? []) : [];
  const record = part ?? type;
  return record && ts.isTypeReferenceNode(record) && record.typeName.getText() === 'Record' ? record : undefined;
}

/** Whether the value is to be a finish reason, and nothing else. */
function isReasonExpected(literal: tsTypes.StringLiteralLike, { checker }: Context): boolean {
  if (!ts.isExpression(literal) || ts.isLiteralTypeNode(literal.parent)) return false;
  const type = checker.getContextualType(literal);
  return ownersOfSymbol(type?.aliasSymbol).some(({ member }) => member === 'FinishReason');
}

function isWarningType(subject: tsTypes.Expression, { checker }: Context): boolean {
  if (!ts.isPropertyAccessExpression(subject)) return false;
  const { owners, foreign } = propertyOf(checker, checker.getTypeAtLocation(subject.expression), subject.name.text);
  return foreign.length === 0 && owners.some(({ type }) => type === 'UnsupportedSettingWarning');
}

function reportWarning(literal: tsTypes.StringLiteralLike, context: Context): void {
  context.report(literal, {
    message: `No warning is of the type \`${literal.text}\` since 6.`,
    remedy: 'Ask for `unsupported`: what is not supported is in its `feature`, a text, instead of `setting` or `tool`.',
    severity: 'error',
  });
}
