/** Mocks of V1 and V2, which 7 does not have: they become mocks of V4, and so do their answers. */
import { tokensBy } from '../../../src/sdk/name-references.js';
import { inward, isMemberName, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { apply, type Change, type Job, jobFor, without } from './change.js';
import { type Answers, collect } from './literals.js';
import { reshapeOther, reshapeResult } from './result.js';

/** The options that hold what a mock answers. */
const ANSWERS = ['doGenerate', 'doStream', 'doEmbed'];

interface Mock {
  token: tsTypes.Node;
  changes: Change[];
  /** What could not be followed, so that the mock stays. */
  lost: tsTypes.Node | undefined;
  /** Lists of chunks that could not be followed. */
  chunks: tsTypes.Node[];
}

export function turnOld(use: NameUse, context: Context): void {
  const { node, key, name } = use;
  const to = name.replace(/V[12]$/, 'V4');
  const tokens = tokensBy(use, context.uses);
  // By a namespace each mock is a use of its own, which does not know of the others.
  const shared = mocksOf(tokens, name, ts.isImportSpecifier(node), context);
  const mocks = shared.every(({ lost }) => !lost) ? shared : mocksOf(tokens, name, false, context);
  const turned = mocks.filter(({ lost }) => !lost);
  const isWhole = turned.length === mocks.length;
  for (const { lost } of mocks) if (lost) report(lost, name, to, context);
  if (!isWhole && ts.isImportSpecifier(node)) reportImport(key, name, to, context);
  for (const { chunks } of turned) reportChunks(chunks, name, context);
  if (!isWhole && turned.length === 0) return;
  context.change(key, draft => {
    if (!ts.isImportSpecifier(node)) draft.rename(key, to);
    else if (isWhole) draft.renameImport(node, to);
    else {
      const local = draft.importBeside(node, to);
      for (const { token } of turned) draft.replace(token, local);
    }
    for (const { changes } of turned) apply(changes, draft);
  });
}

function mocksOf(tokens: readonly tsTypes.Node[], name: string, shares: boolean, context: Context): Mock[] {
  const job: Job = { ...jobFor(context, name.endsWith('V1')), shares };
  const isLanguage = /Language/.test(name);
  return tokens.flatMap(token => {
    const { parent } = isMemberName(token) ? token.parent : token;
    if (ts.isNewExpression(parent)) return { token, ...reshapeMock(parent, isLanguage, job) };
    const isClass = ts.isExpressionWithTypeArguments(parent) && isLanguage;
    return isClass ? { token, ...left(parent) } : [];
  });
}

/** A mock that is assigned an answer later: `model.doGenerate = async () => …`. */
export function turnAnswer(answer: tsTypes.Expression, isV1: boolean, context: Context): void {
  const job = jobFor(context, isV1);
  const { changes, lost, chunks } = reshapeAnswers([answer], reshapeResult, job);
  const name = `MockLanguageModelV${isV1 ? 1 : 2}`;
  if (lost) return report(lost, name, 'MockLanguageModelV4', context);
  reportChunks(chunks, name, context);
  if (changes.length > 0) context.change(answer, draft => apply(changes, draft));
}

type Reshaped = Omit<Mock, 'token'>;

const left = (lost: tsTypes.Node | undefined, changes: Change[] = []): Reshaped => ({ changes, lost, chunks: [] });

function reshapeMock(
  { arguments: given, typeArguments }: tsTypes.NewExpression,
  isLanguage: boolean,
  job: Job,
): Reshaped {
  const generic: Change[] = [];
  const [type] = typeArguments ?? [];
  // Only an embedding model had one: of the values that it embeds.
  if (type) generic.push(draft => draft.replaceRange(type, { start: type.pos - 1, end: typeArguments!.end + 1 }));
  const options = given?.[0] && inward(given[0]);
  if (!options) return left(undefined, generic);
  const isSeen = ts.isObjectLiteralExpression(options) && !options.properties.some(ts.isSpreadAssignment);
  if (!isSeen) return left(isLanguage ? options : undefined, generic);
  const answers = ANSWERS.flatMap(name => propertyNamed(options, name) ?? []).map(
    property => propertyValue(property) ?? property,
  );
  if (!isLanguage) return left(undefined, [...generic, ...reshapeAnswers(answers, reshapeOther, job).changes]);
  const foreign = propertyNamed(options, 'supportsUrl') ?? toolMode(options);
  if (foreign) return left(foreign);
  const reshaped = reshapeAnswers(answers, reshapeResult, job);
  const gone = without(options, ['defaultObjectGenerationMode', 'supportsStructuredOutputs']);
  return { ...reshaped, changes: [...reshaped.changes, ...gone] };
}

/** A model that gives objects as the input of a tool; 7 only asks for text. */
function toolMode(options: tsTypes.ObjectLiteralExpression): tsTypes.ObjectLiteralElementLike | undefined {
  const mode = propertyNamed(options, 'defaultObjectGenerationMode');
  const value = propertyValue(mode);
  return value && /^['"]tool['"]/.test(value.getText()) ? mode : undefined;
}

export function reshapeAnswers(
  given: readonly tsTypes.Node[],
  reshape: (literal: tsTypes.ObjectLiteralExpression, job: Job) => Change[] | undefined,
  job: Job,
): Reshaped {
  const answers: Answers = { literals: new Set(), lost: [] };
  for (const answer of given) collect(answer, answers, job);
  const changes: Change[] = [];
  const chunks: tsTypes.Node[] = [];
  let [lost] = answers.lost;
  for (const literal of answers.literals) {
    const found = reshape(literal, { ...job, lost: chunks });
    if (found) changes.push(...found);
    else lost ??= literal;
  }
  return { changes, lost, chunks };
}

const STREAM =
  "A `finish` chunk has its `finishReason` and `usage` as objects too; text is `text-start`, `{ type: 'text-delta', id, delta }`, `text-end`.";

function reportChunks(lists: readonly tsTypes.Node[], name: string, context: Context): void {
  for (const list of lists) {
    context.report(list, {
      message: `The mock is no \`${name}\` any more, and nothing tells which chunks these are: those of 7 have another form.`,
      remedy: STREAM,
      severity: 'error',
      kind: 'breaking',
    });
  }
}

function reportImport(at: tsTypes.Node, name: string, to: string, context: Context): void {
  context.report(at, {
    message: `7 has no \`${name}\`, which is still imported for mocks that were left.`,
    remedy: `Import \`${to}\` alone, once they are written as one.`,
    severity: 'error',
    kind: 'breaking',
  });
}

function report(at: tsTypes.Node, name: string, to: string, context: Context): void {
  context.report(at, {
    message: `\`${name}\` is gone from 7. What this mock answers could not be followed, so it was left.`,
    remedy: `Write \`${to}\`, and answer with \`{ content: [{ type: 'text', text }], finishReason: { unified: 'stop', raw: undefined }, usage: { inputTokens: { total, noCache, cacheRead, cacheWrite }, outputTokens: { total, text, reasoning } }, warnings: [] }\`. ${STREAM}`,
    severity: 'error',
    kind: 'breaking',
  });
}
