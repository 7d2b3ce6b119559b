import { quoteOf } from '../../src/edit/style.js';
import { guide5 } from '../../src/guides.js';
import { memberBehind } from '../../src/sdk/member-behind.js';
import { comparedWith, outward, walk } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { UnknownUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, ownerName } from '../../src/transform.js';
import { isKindBeside } from './stream-parts/beside.js';
import { reportErrorHandler, reportToolErrors } from './stream-parts/errors.js';
import { changeWholeFiles } from './stream-parts/file.js';
import { isToken, spellsKind, type Token } from './stream-parts/kinds.js';
import { isMadeWhole } from './stream-parts/literal.js';
import { changeGiven, changeTaken } from './stream-parts/members.js';
import { GONE, KINDS, type Kind, OF_FILE, RENAMED, SAME, SOURCE } from './stream-parts/names.js';

const MEMBERS = [...Object.keys(RENAMED), ...Object.keys(OF_FILE), ...Object.keys(GONE), SOURCE];

export const streamParts = defineTransform({
  id: 'stream-parts',
  title: 'Parts of `fullStream`, `onChunk` and transforms have new names',
  kind: 'breaking',
  from: [4],
  words: [...new Set([...MEMBERS.map(member => member.split('.')[1]!), ...Object.keys(KINDS), 'onError'])],
  hints: [...Object.keys(KINDS), 'file', 'error'],
  why: 'The kinds of a stream part, and what is read off it, have other names since 5: a comparison with an old one is never true, and an old member is `undefined`.',
  keeps: [
    '`textDelta` of `streamObject`, which 7 still has',
    'parts of UI messages (`step-start`, `reasoning`), chunks of UI streams, parts that a model or a middleware sends',
    'code that asks for the new kind beside the old one',
  ],
  before:
    "for await (const part of result.stream) {\n  if (part.type === 'reasoning') show(part.textDelta);\n  if (part.type === 'source') cite(part.source.title);\n  if (part.type === 'finish') log(part.usage);\n}",
  after:
    "for await (const part of result.stream) {\n  if (part.type === 'reasoning-delta') show(part.text);\n  if (part.type === 'source') cite(part.title);\n  if (part.type === 'finish') log(part.totalUsage);\n}",
  docs: guide5('streaming-architecture'),
  visit(use, context) {
    if (use.form === 'unknown') return reportUnknown(use, context);
    if (means(use, ['StreamTextOptions.onError'])) return reportErrorHandler(use, context);
    if (!use.owners.some(owner => MEMBERS.includes(ownerName(owner)))) return;
    if (use.form === 'option') changeGiven(use, context);
    else if (use.form === 'read' || use.form === 'pattern' || use.form === 'mention') changeTaken(use, context);
  },
  inspect(source, context) {
    walk(source, node => {
      if (!isToken(node)) return;
      if (Object.hasOwn(KINDS, node.text)) changeKind(node, KINDS[node.text]!, context);
      else if (node.text === 'file' || node.text === 'error') examineSame(node, context);
    });
  },
});

function changeKind(token: Token, { of, to, remedy }: Kind, context: Context): void {
  const answer = spellsKind(token, of, context);
  if (answer === false) return reportUnknownKind(token, to, context);
  if (answer === 'maybe' || to === undefined) {
    return context.report(token, {
      message:
        to === undefined
          ? `No part of 7 is a \`${token.text}\`: this is never true.`
          : `7 calls this part \`${to}\`, but the name also goes where it is not that of a part, so it was left.`,
      remedy: remedy ?? `Write \`${to}\` where parts of \`streamText\` are meant.`,
      severity: 'error',
    });
  }
  if (isKindBeside(token, to)) {
    return context.report(token, {
      message: `7 calls this part \`${to}\`, which is asked for beside it.`,
      remedy: 'Delete the old name, with what only 4 needs.',
    });
  }
  const { parent } = token;
  if (ts.isPropertyAssignment(parent) && parent.initializer === token && isMadeWhole(parent.parent, context)) return;
  const quote = ts.isIdentifier(token) ? quoteOf(token.getSourceFile()) : '';
  context.change(token, draft => draft.rename(token, quote + to + quote));
}

/** Kinds that keep their name. */
function examineSame(token: Token, context: Context): void {
  const subject = comparedWith(outward(token));
  if (!subject || spellsKind(token, SAME[token.text]!, context) !== true) return;
  const part = memberBehind(subject, context.checker, context.uses.references)?.holder;
  if (token.text === 'error') reportToolErrors(token, context);
  else if (part) changeWholeFiles(part, context);
}

/** Whether a value without a type may be a part: in a project of 4 that makes such streams. */
const mayBePart = ({ generation, mentions }: Context): boolean =>
  generation === 4 && mentions(/\bstreamText\b[^;]*\bfrom ['"]ai['"]/);

/** Kinds that nothing else has. */
const DISTINCT = ['step-finish', 'tool-call-streaming-start'];

function reportUnknownKind(token: Token, to: string | undefined, context: Context): void {
  const subject = comparedWith(outward(token));
  if (!subject || !DISTINCT.includes(token.text) || !mayBePart(context)) return;
  const { checker, uses } = context;
  const read = memberBehind(subject, checker, uses.references);
  if (read?.member !== 'type' || !(read.type.flags & ts.TypeFlags.Any)) return;
  context.report(token, {
    message: `This may be a part of \`streamText\`, which 7 calls \`${to}\`; no type tells.`,
    remedy: `Write \`${to}\` if it is one.`,
  });
}

function reportUnknown({ key, name }: UnknownUse, context: Context): void {
  if ((name !== 'textDelta' && name !== 'argsTextDelta') || !mayBePart(context)) return;
  const to = name === 'textDelta' ? 'text' : 'delta';
  context.report(key, {
    message: `A part of \`streamText\` has \`${to}\` under 7 in the place of \`${name}\`; no type tells whether this is one.`,
    remedy: `Read \`${to}\` if it is one, \`delta\` if it comes from a model, and leave it for \`streamObject\`.`,
    kind: 'silent',
  });
}
