/** Why a model stopped, and its tokens: 7 has an object for each. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, isNamed, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { type Change, enclosed, every, type Job, keyed, once, without } from './change.js';
import { heldFor } from './literals.js';

const IN = ['inputTokens', 'promptTokens'];
const OUT = ['outputTokens', 'completionTokens'];

/** `'stop'` → `{ unified: 'stop', raw: undefined }` */
export function reshapeReason(property: tsTypes.ObjectLiteralElementLike, job: Job): Change[] | undefined {
  return once(property, job, () => reasonOf(property));
}

function reasonOf(property: tsTypes.ObjectLiteralElementLike): Change[] | undefined {
  const value = propertyValue(property);
  const reason = value && inward(value);
  if (!reason) return undefined;
  if (ts.isObjectLiteralExpression(reason)) return [];
  const change = isCast(value)
    ? (draft: Draft) => {
        draft.insertBefore(reason, '{ unified: ');
        draft.insertAfter(reason, ', raw: undefined }');
      }
    : enclosed(property, '{ unified: ', ', raw: undefined }');
  const isUnknown = ts.isStringLiteralLike(reason) && reason.text === 'unknown';
  return isUnknown ? [change, draft => draft.rename(reason, 'other')] : [change];
}

/** Whether a type is claimed for a value, which is that of the whole then. */
const isCast = (value: tsTypes.Expression): boolean => ts.isAsExpression(value) && !ts.isConstTypeReference(value.type);

/** `{ promptTokens: 1, … }` → `{ inputTokens: { total: 1, … }, … }` */
export function reshapeUsage(property: tsTypes.ObjectLiteralElementLike, job: Job): Change[] | undefined {
  const value = propertyValue(property);
  const usage = value && inward(value);
  if (!usage) return undefined;
  if (ts.isObjectLiteralExpression(usage)) return once(usage, job, () => reshapeLiteral(usage));
  const held = ts.isIdentifier(usage) ? heldFor(usage, job) : undefined;
  const literal = held && ts.isExpression(held) ? inward(held) : undefined;
  if (literal && ts.isObjectLiteralExpression(literal) && !isOfCalls(literal))
    return once(literal, job, () => reshapeLiteral(literal));
  return isNamed(usage) ? once(property, job, () => reshapeNamed(property, usage, job)) : undefined;
}

export function reshapeLiteral(usage: tsTypes.ObjectLiteralExpression): Change[] | undefined {
  if (usage.properties.some(ts.isSpreadAssignment)) return undefined;
  const part = (name: string): Part => propertyValue(propertyNamed(usage, name)) ?? 'undefined';
  const [input, output] = [IN, OUT].map(names => names.flatMap(name => propertyNamed(usage, name) ?? [])[0]);
  if (!input || !output) return undefined;
  const given = propertyValue(input);
  if (given && ts.isObjectLiteralExpression(inward(given))) return [];
  return every([
    total(input, 'inputTokens', [
      ', noCache: undefined, cacheRead: ',
      part('cachedInputTokens'),
      ', cacheWrite: undefined }',
    ]),
    total(output, 'outputTokens', [', text: undefined, reasoning: ', part('reasoningTokens'), ' }']),
    keyed(usage, 'promptTokens', 'inputTokens').filter(() => ts.isPropertyAssignment(input)),
    keyed(usage, 'completionTokens', 'outputTokens').filter(() => ts.isPropertyAssignment(output)),
    without(usage, ['totalTokens', 'cachedInputTokens', 'reasoningTokens']),
  ]);
}

function total(property: tsTypes.ObjectLiteralElementLike, name: string, rest: Part[]): Change[] | undefined {
  if (ts.isPropertyAssignment(property)) return [enclosed(property, '{ total: ', ...rest)];
  if (!ts.isShorthandPropertyAssignment(property)) return undefined;
  return [draft => draft.replace(property, `${name}: { total: ${property.name.text}`, ...rest)];
}

/** Whether a constant is declared as the usage of a call, which has plain numbers in 7 as well. */
function isOfCalls(literal: tsTypes.ObjectLiteralExpression): boolean {
  const { parent } = literal;
  return ts.isVariableDeclaration(parent) && parent.type !== undefined && !/V\dUsage$/.test(parent.type.getText());
}

/** A variable that something else reads too: its numbers are read from it. */
function reshapeNamed(
  property: tsTypes.ObjectLiteralElementLike,
  usage: tsTypes.Expression,
  { checker }: Job,
): Change[] | undefined {
  const type = checker.getTypeAtLocation(usage);
  const nameOf = ([now, old]: readonly string[]): string | undefined => {
    // What has a type of the SDK gets the new names itself.
    if (propertyOf(checker, type, now!).owners.length > 0) return now;
    return [now, old].find(name => name && checker.getPropertyOfType(type, name));
  };
  const [input, output] = [nameOf(IN), nameOf(OUT)];
  if (!input || !output) return undefined;
  const source = usage.getText();
  const text = `{ inputTokens: { total: ${source}.${input}, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: ${source}.${output}, text: undefined, reasoning: undefined } }`;
  return [
    draft =>
      ts.isPropertyAssignment(property)
        ? draft.replace(property.initializer, text)
        : draft.insertAfter(property, `: ${text}`),
  ];
}
