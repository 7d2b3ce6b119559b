import { quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { isAssignee, isNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, meansAny, ownerName } from '../../src/transform.js';
import { isForV4 } from './circle.js';
import { isInMiddleware } from './middleware/file-data.js';
import { reportCasts } from './model-results/casts.js';
import { retypeKinds } from './model-results/kinds.js';
import { changeList } from './model-results/lists.js';
import { isTakenWhole, writeNew } from './model-results/objects.js';
import { GONE, isGeneration, ROWS, type Row } from './model-results/rows.js';
import { reportToolMessages } from './model-results/tool-messages.js';

export const modelResults = defineTransform({
  id: 'model-results',
  title: 'What a model gives middleware has another form',
  kind: 'silent',
  from: [4, 5],
  words: [...new Set([...Object.keys(ROWS), ...Object.keys(GONE)].map(member => member.split('.')[1]!)), 'type'],
  hints: ['doGenerate', 'LanguageModelV2'],
  why: 'Under 7 a model gives `content`, a `finishReason` and token numbers that are objects, and a stream in which text and reasoning have a start and an end: the old members are `undefined` in `wrapGenerate` and `wrapStream`, and what is returned under an old name is lost.',
  keeps: [
    'members that are returned, and lists such as `toolCalls`: they are reported',
    'in code of 5 what does not stand in middleware: a model of V2 gives it still',
  ],
  before:
    'wrapGenerate: async ({ doGenerate }) => {\n  const result = await doGenerate();\n  log(result.usage.promptTokens, result.finishReason);\n  return result;\n},',
  after:
    'wrapGenerate: async ({ doGenerate }) => {\n  const result = await doGenerate();\n  log(result.usage.inputTokens.total, result.finishReason.unified);\n  return result;\n},',
  docs: guide7('ai-sdk-core'),
  visit(use, context) {
    const { generation } = context;
    if (generation === 5 && !isOfV4(use.key, context)) return;
    if (use.name === 'type') return generation === 4 ? retypeKinds(use, context) : undefined;
    const [owner] = use.owners;
    if (!owner || use.form === 'name' || use.form === 'stray' || isMocked(use.key)) return;
    const row = ROWS[ownerName(owner)];
    const gone = GONE[ownerName(owner)];
    if (row && isGeneration(row, generation) && meansAny(use, Object.keys(ROWS))) change(use, row, context);
    else if (gone && generation === 4) reportGone(use, gone, context);
  },
  inspect(source, context) {
    if (context.generation !== 5 || context.wasNew || !isForV4(source, context)) return;
    reportCasts(source, context);
    reportToolMessages(source, context);
  },
});

/** Whether what a model of V2 gave is of V4 there. */
const isOfV4 = (node: tsTypes.Node, context: Context): boolean =>
  isForV4(node.getSourceFile(), context) || isInMiddleware(node, context);

/** What a mock answers has its own rules. */
const isMocked = (node: tsTypes.Node): boolean =>
  ts.findAncestor(node, at => ts.isNewExpression(at) && /\bMock\w+V\d$/.test(at.expression.getText())) !== undefined;

function change(use: Use, row: Row, context: Context): void {
  const { key } = use;
  if (use.form === 'option' && context.generation === 4 && !use.doubt && changeList(use, context)) return;
  if (use.form === 'option' && context.generation === 5 && !use.doubt && writeNew(use, context)) return;
  if (use.form === 'read' && isTakenWhole(use.node, row, context)) return;
  if (use.form === 'option' && row.isSpare) {
    context.change(key, draft => draft.removeElements(use.literal.properties, [use.node]));
    return;
  }
  if (use.form === 'read' && row.to) {
    const { parent } = use.node;
    const isNew = ts.isPropertyAccessExpression(parent) && row.members?.includes(parent.name.text);
    if (isNew || isAssignee(use.node)) return isNew ? undefined : reportGone(use, row.remedy, context);
    context.change(key, draft => draft.rename(key, row.to!));
    return;
  }
  if (use.form === 'read' && row.text && isNamed(use.node.expression) && isSafe(use.node)) {
    const quote = quoteOf(key.getSourceFile());
    const from = use.node.expression.getText();
    const text = `${from}.content.flatMap(part => (part.type === ${quote}text${quote} ? [part.text] : [])).join(${quote}${quote})`;
    context.change(key, draft => draft.replace(use.node, text));
    return;
  }
  if (row.renames && use.form !== 'spread' && !isSent(use)) {
    context.change(key, draft => draft.rename(key, row.renames!));
    return;
  }
  // A file that has names of V4 writes what is of V4.
  if (use.form !== 'option' || !context.wasNew) reportGone(use, row.remedy, context);
}

/** A chunk that is made anew needs an id too, which one that is spread has. */
const isSent = (use: Use): boolean => use.form === 'option' && !use.literal.properties.some(ts.isSpreadAssignment);

/** Whether it makes no difference there that a text which is not there is empty. */
function isSafe(node: tsTypes.Node): boolean {
  const { parent } = node;
  if (isAssignee(node)) return false;
  return !ts.isBinaryExpression(parent) || !/^(?:\?\?|[!=]==?)$/.test(parent.operatorToken.getText());
}

function reportGone(use: Use, remedy: string, context: Context): void {
  context.report(use.key, {
    message: `A model of 7 gives no \`${use.name}\` in this form.`,
    remedy,
    severity: 'error',
  });
}
