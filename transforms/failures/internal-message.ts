import { outward, staticName, walkOwn } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { placeOf } from './catches/place.js';
import { isSum } from './catches/text.js';
import { wrapOf } from './catches/wrap.js';
import { toolRun } from './execute/execute.js';
import { internalIn } from './execute/internals.js';

/** Texts that were seen to, in functions that serve several tools. */
const seen = new WeakSet<object>();

export const internalMessage = defineTransform({
  id: 'internal-message',
  title: 'A failure of a tool in words that name what is internal',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'The text of a failure is for the model, and the model repeats it: to the provider, and often to the user. Addresses, paths, queries, connection strings and values of the environment help neither. `tool-errors` does not keep them back: it takes a message that the author wrote out for an answer to the model.',
  keeps: [
    'names of environment variables, and values that are public by their name',
    'web addresses without a password in them',
    'a thrown message with other values in it, which `tool-errors` keeps back',
  ],
  before: `throw new Error('No answer from billing-3.internal.');`,
  after: `throw new Error('No answer from billing.');`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    const run = toolRun(use, context);
    const { execute } = run ?? {};
    if (!run || !execute) return;
    const isGuarded = wrapOf(run, context) !== undefined;
    walkOwn(execute, node => {
      const internal = internalIn(node, context);
      const text = internal && wholeText(node);
      const failure = text && failureAt(text);
      if (!internal || !failure || seen.has(text)) return;
      // Of what is thrown with values in it only a code is sent.
      if (isGuarded && internal.isValue && failure === 'thrown') return;
      seen.add(text);
      const place = placeOf(text, run.key);
      context.report(place.at, {
        message: `${place.text} tells the model ${internal.what}.`,
        remedy: 'Log it, and name what failed in words that anyone may read.',
        severity: internal.isSecret ? 'error' : 'warning',
      });
    });
  },
});

/** The template or the sum that a piece of text is in. */
function wholeText(node: tsTypes.Node): tsTypes.Node {
  const at = outward(node);
  const { parent } = at;
  if (ts.isTemplateSpan(parent)) return wholeText(parent.parent);
  return ts.isTemplateExpression(parent) || isSum(parent) ? wholeText(parent) : at;
}

/** Whether it is the message of a thrown error, or stands in an answer that says that something failed. */
function failureAt(text: tsTypes.Node): 'thrown' | 'answered' | undefined {
  const { parent } = text;
  if (ts.isNewExpression(parent))
    return parent.arguments?.[0] === text && ts.isThrowStatement(outward(parent).parent) ? 'thrown' : undefined;
  if (!ts.isPropertyAssignment(parent)) return isAnswer(text) && isInCatch(text) ? 'answered' : undefined;
  const literal = outward(parent.parent);
  if (!isAnswer(literal)) return undefined;
  const isFailure = staticName(parent.name) === 'error' || parent.parent.properties.some(saysNo) || isInCatch(text);
  return isFailure ? 'answered' : undefined;
}

function isAnswer(node: tsTypes.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isAnswer(outward(parent));
  return ts.isReturnStatement(parent) || ts.isYieldExpression(parent) || ts.isArrowFunction(parent);
}

const isInCatch = (node: tsTypes.Node): boolean =>
  ts.findAncestor(node, at => (ts.isFunctionLike(at) ? 'quit' : ts.isCatchClause(at))) !== undefined;

/** `ok: false`, `success: false as const` */
const saysNo = (property: tsTypes.ObjectLiteralElementLike): boolean =>
  /^(?:ok|success)$/.test(staticName(property.name) ?? '') &&
  ts.isPropertyAssignment(property) &&
  /^false\b/.test(property.initializer.getText());
