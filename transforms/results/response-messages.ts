import { guide7 } from '../../src/guides.js';
import { catchesAround, inward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse, UnknownUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { readsOfItems } from './items.js';
import { isAccess, isListChanged, NEW } from './response-messages/access.js';
import { changePattern } from './response-messages/pattern.js';
import { changeRead } from './response-messages/read.js';
import { changeStepRead, isCollected } from './response-messages/steps.js';

const RESULT = ['GenerateTextResponse.messages'];
const STEP = ['StepResponse.messages'];

export const responseMessages = defineTransform({
  id: 'response-messages',
  title: '`response.messages` becomes `responseMessages`',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['messages'],
  gives: [NEW],
  why: 'Under 7 `response` is the response of the last step only: the tool calls and results of earlier steps vanish from a history that is built from `response.messages`.',
  keeps: [
    '`response.messages` of other libraries',
    '`response.id`, `.modelId`, `.headers`, which stay',
    'the messages of a step in `onStepFinish`, which are reported',
  ],
  before: 'const result = await generateText({ model, tools, messages });\nmessages.push(...result.response.messages);',
  after: 'const result = await generateText({ model, tools, messages });\nmessages.push(...result.responseMessages);',
  docs: guide7('generatetext-and-streamtext-result-properties-now-include-all-steps'),
  visit(use, context) {
    if (use.form === 'unknown') return reportUnknown(use, context);
    if (use.form !== 'read' && use.form !== 'pattern') return;
    if (context.generation === 4 && means(use, [...RESULT, ...STEP])) reportIds(use, context);
    if (means(use, STEP)) return visitStep(use, context);
    if (!means(use, RESULT)) return;
    if (context.generation === null) {
      return context.report(use.key, {
        message:
          'Up to 6 these were the messages of all steps; under 7 they are those of the last. Nothing tells which generation this was written for.',
        remedy: 'Read `responseMessages` of the result for all of them.',
      });
    }
    if (use.form === 'read' && isListChanged(use.node)) {
      return context.report(use.key, {
        message:
          'The list of messages is changed in its place. `responseMessages` makes a new list at each read, and cannot be set.',
        remedy: 'Copy `responseMessages` into a variable, and change and read that one.',
        severity: 'error',
      });
    }
    const isChanged = use.form === 'read' ? changeRead(use, context) : changePattern(use, context);
    if (isChanged) reportCaught(use, context);
    else {
      context.report(use.key, {
        message:
          'These are the messages of the last step only under 7; where the response comes from could not be followed.',
        remedy: 'Read `responseMessages` of the result instead of `messages` of its response.',
        severity: 'error',
      });
    }
  },
});

function visitStep(use: ReadUse | PatternUse, context: Context): void {
  if (use.form === 'read') {
    if (isCollected(use)) return;
    if (context.generation !== null && !context.wasNew && changeStepRead(use, context)) return;
  }
  reportStep(use, context);
}

/** `response.messages` of a value of which nothing is known, in a file that uses the SDK. */
function reportUnknown({ key, node }: UnknownUse, context: Context): void {
  const owner = inward(node.expression);
  const isResponse = isAccess(owner, 'response') || (ts.isIdentifier(owner) && owner.text === 'response');
  if (!context.namesSdk || !isResponse) return;
  context.report(key, {
    message:
      'If this is the response of a result of the SDK, these are the messages of its last step only under 7; no type tells.',
    remedy: 'If it is, read `responseMessages` of the result or event instead.',
  });
}

/** In 4 each message of a response had an id. */
function reportIds({ node }: ReadUse | PatternUse, context: Context): void {
  const { reads, handed } = readsOfItems(node, context);
  const ids = reads.filter(({ name }) => name === 'id').map(read => read.node);
  for (const place of [...ids, ...handed.filter(list => asksForIds(list, context))]) {
    context.report(place, {
      message: 'The messages of a response have no `id` since 5.',
      remedy: 'Take the ids of UI messages: `generateMessageId` of the stream that is sent to the client makes them.',
      severity: 'error',
    });
  }
}

/** Whether a list goes where each of its items must have an `id`. */
function asksForIds(list: tsTypes.Expression, { checker }: Context): boolean {
  const expected = checker.getContextualType(list);
  const item = expected && checker.getIndexTypeOfType(expected, ts.IndexKind.Number);
  const id = item && checker.getPropertyOfType(checker.getBaseConstraintOfType(item) ?? item, 'id');
  return !!id && (id.flags & ts.SymbolFlags.Optional) === 0;
}

/** A stream that failed without output: the error is another one. */
function reportCaught(use: ReadUse | PatternUse, context: Context): void {
  for (const { catchClause } of catchesAround(use.node)) {
    if (!/\bNoOutputGeneratedError\b/.test(catchClause.getText())) continue;
    context.report(use.key, {
      message:
        'For a stream that failed, `responseMessages` rejects with the error of the model itself, where `response` gave a `NoOutputGeneratedError`.',
      remedy: 'Let the `catch` look for the errors of the model too, such as `APICallError`.',
    });
  }
}

/** In 4 to 6 the messages of a step held those of all steps before it. */
function reportStep(use: ReadUse | PatternUse, context: Context): void {
  context.report(use.key, {
    message: 'The messages of a step are only its own under 7; before, they held those of all steps so far.',
    remedy:
      'For the last step read `responseMessages` of the result (or of the argument of `prepareStep`); in `onStepFinish` append these messages to what is kept instead of replacing it.',
    severity: context.wasNew ? 'info' : 'error',
  });
}
