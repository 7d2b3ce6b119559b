/** Models of V2 and V3 that tests write as literals: they become models of V4, with the types around them. */
import { isTest } from '../../../src/project/tests.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, outward, propertyNamed, propertyValue, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { apply, type Change, type Job } from './change.js';
import { reshapeAnswers } from './old.js';
import { filesIn, jobOfV2, resultOfV2 } from './v2.js';

type Literal = tsTypes.ObjectLiteralExpression;

const ANSWERS = ['doGenerate', 'doStream'];

/** Whether a node is a language model of the generation's own specification that a test writes. */
export function isTestModel(node: tsTypes.Node, context: Context): node is Literal {
  if (!isInTest(node, context) || !/\bLanguageModelV[23]\b/.test(node.getSourceFile().text)) return false;
  return isOwnVersion(node, context) && isTyped(node, context);
}

/** A model, or what a hook of middleware is called with. */
const isAnswering = (node: tsTypes.Node, context: Context): node is Literal =>
  isInTest(node, context) && isOwnVersion(node, context) && !isOfMock(node);

/** What is given to a class of mocks, which is seen to by the name of that. */
const isOfMock = (options: Literal): boolean => {
  const made = outward(options).parent;
  return ts.isNewExpression(made) && /\bMock\w+V\d$/.test(made.expression.getText());
};

function isInTest(node: tsTypes.Node, { generation, uses }: Context): node is Literal {
  if (!ts.isObjectLiteralExpression(node) || (generation !== 5 && generation !== 6)) return false;
  const unit = uses.program.unit(node.getSourceFile());
  return !!unit && isTest(unit) && ANSWERS.some(name => propertyNamed(node, name));
}

function isOwnVersion(model: Literal, { generation }: Context): boolean {
  const version = versionOf(model);
  return !version || version.text === `v${generation! - 3}`;
}

function isTyped(model: Literal, { checker, uses }: Context): boolean {
  return uses.flows
    .typesFor(model)
    .some(type =>
      propertyOf(checker, type, 'doGenerate').owners.some(owner => owner.type === 'LanguageModelImplementation'),
    );
}

function versionOf(model: Literal): tsTypes.StringLiteralLike | undefined {
  const value = propertyValue(propertyNamed(model, 'specificationVersion'));
  const version = value && inward(value);
  return version && ts.isStringLiteralLike(version) ? version : undefined;
}

/** Turns what the models of a test answer, and the models themselves. */
export function turnModels(source: tsTypes.SourceFile, context: Context): void {
  const job = { ...jobOfV2(context), isModel: (node: tsTypes.Node) => isAnswering(node, context) };
  walk(source, node => {
    if (isAnswering(node, context)) turn(node, job, context);
  });
}

function turn(model: Literal, job: Job, context: Context): void {
  const { changes, lost } = context.generation === 5 ? answersOf(model, job) : { changes: filesIn(model), lost: [] };
  for (const answer of lost) if (!isOfSdk(answer, context)) reportAnswer(answer, context);
  const version = versionOf(model);
  if (version) changes.push(draft => draft.rename(version, 'v4'));
  if (changes.length > 0) context.change(version ?? model, draft => apply(changes, draft));
}

function answersOf(model: Literal, job: Job): { changes: Change[]; lost: tsTypes.Node[] } {
  const answers = ANSWERS.flatMap(name => propertyNamed(model, name) ?? []).map(property =>
    reshapeAnswers([propertyValue(property) ?? property], resultOfV2, job),
  );
  return {
    changes: answers.flatMap(({ changes }) => changes),
    lost: answers.flatMap(({ lost, chunks }) => [...(lost ? [lost] : []), ...chunks]),
  };
}

/** Whether the type of an answer is that of what models give. */
function isOfSdk(answer: tsTypes.Node, { checker }: Context): boolean {
  if (!ts.isExpression(answer) || ts.isObjectLiteralExpression(answer)) return false;
  const type = checker.getTypeAtLocation(answer);
  const value = checker.getAwaitedType(type) ?? type;
  return ['finishReason', 'stream'].some(name => propertyOf(checker, value, name).owners.length > 0);
}

function reportAnswer(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'What models answer is of V4 under 7, and what this one answers could not be followed.',
    remedy:
      "Answer with `finishReason: { unified: 'stop', raw: undefined }` and `usage: { inputTokens: { total, noCache, cacheRead, cacheWrite }, outputTokens: { total, text, reasoning } }`, in a `finish` chunk too.",
    severity: 'error',
    kind: 'breaking',
  });
}
