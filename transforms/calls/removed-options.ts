import { guide5 } from '../../src/guides.js';
import type { Severity } from '../../src/model.js';
import { inward, isLogical, isNamed, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

interface Row {
  owners: readonly string[];
  /** Values that are gone without a loss, as they are written. */
  idle?: readonly string[];
  /** What any other value did, and what does it now. */
  message: string;
  remedy: string;
  severity: Severity;
}

const STREAMED: Row = {
  owners: ['StreamTextOptions'],
  idle: ['true'],
  message: 'was removed: 7 always streams the input of a tool call, in parts of the types `tool-input-…`.',
  remedy: 'Nothing is to be done where the code that reads the stream passes over parts that it does not know.',
  severity: 'info',
};

/** Options without a counterpart. */
const OPTIONS: Readonly<Record<string, Row>> = {
  experimental_continueSteps: {
    owners: ['TextOptions'],
    idle: ['false', 'undefined'],
    message: 'was removed, and nothing takes its place: a text that ends for its length is not continued.',
    remedy: 'Raise `maxOutputTokens`, or call again with what came so far while `finishReason` is `length`.',
    severity: 'warning',
  },
  toolCallStreaming: STREAMED,
  experimental_toolCallStreaming: STREAMED,
  mode: {
    owners: ['ObjectOptions'],
    idle: ['auto', 'json', 'undefined'],
    message: 'was removed: 7 asks each model for JSON of the schema, and never for the call of a tool.',
    remedy: 'Look whether the model supports structured outputs; else call `generateText` with a tool.',
    severity: 'warning',
  },
  compatibility: {
    owners: ['OpenAIProviderSettings'],
    idle: ['strict', 'compatible', 'undefined'],
    message: 'was removed: 7 always asks for the usage at the end of a stream, as `strict` did.',
    remedy: 'Look whether a server of another company takes that; `@ai-sdk/openai-compatible` is made for these.',
    severity: 'info',
  },
  timeout: {
    owners: ['ObjectOptions'],
    message: 'never had an effect here, and was removed.',
    remedy: 'If requests should end after that time, pass `abortSignal: AbortSignal.timeout(…)`.',
    severity: 'info',
  },
};

export const removedOptions = defineTransform({
  id: 'removed-options',
  title: 'Options that are gone are taken out',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [...Object.keys(OPTIONS), '_internal'],
  why: 'An option that 7 does not know fails to compile, and has no effect where it compiles.',
  keeps: [
    '`timeout` of `generateText`, `streamText` and agents, which works',
    'options that come with a spread or a variable, where they compile and have no effect',
    'an option whose value runs code: it is reported',
  ],
  before: 'streamText({ model, tools, prompt, toolCallStreaming: true });',
  after: 'streamText({ model, tools, prompt });',
  docs: guide5('ai-sdk-core-changes'),
  visit(use, context) {
    if (use.form !== 'option') return;
    if (use.name === '_internal') return visitInternal(use, context);
    const { owners, idle = [], ...remark } = OPTIONS[use.name]!;
    if (
      !means(
        use,
        owners.map(owner => `${owner}.${use.name}`),
      )
    )
      return;
    const value = propertyValue(use.node);
    const isIdle = value !== undefined && idle.includes(written(value));
    // Only in the call itself does the compiler refuse a property that it does not know.
    const isRefused = ts.isCallExpression(use.literal.parent);
    if (!isRefused && (isIdle || use.name === 'timeout')) return;
    const isTaken = isRefused && !!value && isPlain(value) && take(use, context);
    if (isTaken && isIdle) return;
    context.report(use.key, {
      ...remark,
      message: `\`${use.name}\` ${isTaken ? remark.message : remark.message.replace('was removed', 'is gone')}`,
      remedy: isTaken || !isRefused ? remark.remedy : `Delete it. ${remark.remedy}`,
      severity: isTaken || !isRefused ? remark.severity : 'error',
    });
  },
});

const take = ({ node, literal }: OptionUse, context: Context): boolean =>
  context.change(node, draft => draft.removeElements(literal.properties, [node]));

function written(value: tsTypes.Expression): string {
  const inner = inward(value);
  return ts.isStringLiteralLike(inner) ? inner.text : inner.getText();
}

/** What can be left out: it does nothing but name a value. */
function isPlain(value: tsTypes.Expression): boolean {
  const inner = inward(value);
  if (ts.isConditionalExpression(inner)) return [inner.condition, inner.whenTrue, inner.whenFalse].every(isPlain);
  if (ts.isBinaryExpression(inner))
    return isLogical(inner.operatorToken) && isPlain(inner.left) && isPlain(inner.right);
  return (
    isNamed(inner) ||
    ts.isLiteralExpression(inner) ||
    inner.kind === ts.SyntaxKind.TrueKeyword ||
    inner.kind === ts.SyntaxKind.FalseKeyword
  );
}

/** Tests set the clock of a call. */
function visitInternal({ node, owners }: OptionUse, context: Context): void {
  const value = propertyValue(node);
  const clock =
    owners.length > 0 && value && ts.isObjectLiteralExpression(value) && propertyNamed(value, 'currentDate');
  if (!clock) return;
  context.report(clock.name ?? clock, {
    message: '`currentDate` has no effect any more: dates of a response are those of the model, or those of the clock.',
    remedy: 'Give the response of the mocked model a `timestamp`, or use fake timers.',
    severity: 'warning',
  });
}
