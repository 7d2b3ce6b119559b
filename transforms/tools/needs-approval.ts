import { quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { inward, outward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import type { ToolLiteral } from '../../src/sdk/tool-sets.js';
import { mayHave } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const NEW = 'toolApproval';

export const needsApproval = defineTransform({
  id: 'needs-approval',
  title: '`needsApproval` of a tool becomes `toolApproval` of the call',
  kind: 'deprecated',
  from: [6],
  words: ['needsApproval'],
  gives: [NEW],
  provesNew: true,
  why: '`needsApproval` works under 7 and will go; whether a call of a tool is asked for is said where the tool is used.',
  keeps: [
    'tools that stand in a variable, or in more than one call: they are reported',
    '`needsApproval` with a function, which is reported',
    'a call that has a function as its `toolApproval`',
  ],
  before: 'tools: { remove: tool({ inputSchema, needsApproval: true, execute }) },',
  after: "tools: { remove: tool({ inputSchema, execute }) },\ntoolApproval: { remove: 'user-approval' },",
  docs: guide7('migrate-deprecated-needsapproval-to-toolapproval'),
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['Tool.needsApproval'])) return;
    const value = propertyValue(use.node);
    const place = value && isBoolean(value) ? placeOf(use.literal, context) : undefined;
    if (!place) {
      return context.report(use.key, {
        message:
          '`needsApproval` of a tool is deprecated. It works as long as no `toolApproval` of a call covers the tool.',
        remedy: `Nothing is to be done now. To be rid of it, give each call that takes the tool \`${NEW}: { <tool>: 'user-approval' }\`, or a function that returns \`'user-approval'\` or undefined.`,
        severity: 'info',
      });
    }
    context.change(use.key, draft => {
      draft.removeElements(use.literal.properties, [use.node]);
      if (inward(value!).kind === ts.SyntaxKind.FalseKeyword) return;
      if (place.approval) draft.addProperty(place.approval, place.entry);
      else if (place.isFirst) draft.addElementAfter(place.tools, `${NEW}: { ${place.entries.join(', ')} }`);
    });
  },
});

const isBoolean = (value: tsTypes.Expression): boolean =>
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(inward(value).kind);

interface Place {
  /** What the call has to say of the tool. */
  entry: string;
  /** The option of the call that holds the tool. */
  tools: tsTypes.ObjectLiteralElementLike;
  /** What the call says of approvals already. */
  approval: tsTypes.ObjectLiteralExpression | undefined;
  /** What it has to say, all together with the first of its tools. */
  entries: string[];
  isFirst: boolean;
}

/** The one call in whose options a tool is written. */
function placeOf(tool: ToolLiteral, context: Context): Place | undefined {
  const entry = outward(outward(tool).parent).parent;
  const { calls, lost } = context.uses.toolSets.callsOf(tool);
  const options = calls[0]?.options;
  const tools = options && propertyNamed(options, 'tools');
  const set = propertyValue(tools);
  if (lost || calls.length !== 1 || !options || !tools || !set || !ts.isPropertyAssignment(entry)) return undefined;
  if (inward(set) !== entry.parent || !isArgument(options)) return undefined;
  const { checker } = context;
  const brings = (spread: tsTypes.SpreadAssignment): boolean =>
    mayHave(checker, checker.getTypeAtLocation(spread.expression), [NEW]);
  if (options.properties.filter(ts.isSpreadAssignment).some(brings)) return undefined;
  const given = propertyNamed(options, NEW);
  const approval = propertyValue(given);
  if (given && !(approval && ts.isObjectLiteralExpression(inward(approval)))) return undefined;
  const quote = quoteOf(entry.getSourceFile());
  const asked = ({ name }: tsTypes.ObjectLiteralElementLike): string =>
    `${name!.getText()}: ${quote}user-approval${quote}`;
  const entries = entry.parent.properties.filter(property => asks(property));
  return {
    entry: asked(entry),
    tools,
    approval: approval && (inward(approval) as tsTypes.ObjectLiteralExpression),
    entries: entries.map(asked),
    isFirst: entries[0] === entry,
  };
}

/** Whether an entry is a tool, written there, of which every call is asked for. */
function asks(property: tsTypes.ObjectLiteralElementLike): boolean {
  const value = ts.isPropertyAssignment(property) ? inward(property.initializer) : undefined;
  const argument = value && ts.isCallExpression(value) ? value.arguments[0] : undefined;
  const approval = argument && ts.isObjectLiteralExpression(argument) && propertyNamed(argument, 'needsApproval');
  const given = approval ? propertyValue(approval) : undefined;
  return given !== undefined && inward(given).kind === ts.SyntaxKind.TrueKeyword;
}

/** Whether it goes straight into a call, so that the compiler knows what its strings are for. */
function isArgument(options: tsTypes.Node): boolean {
  const { parent } = outward(options);
  return ts.isCallExpression(parent) || ts.isNewExpression(parent);
}
