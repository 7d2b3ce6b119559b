import { guide5 } from '../../src/guides.js';
import type { SourceUnit } from '../../src/project/project.js';
import { isScript } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember } from '../../src/transform.js';
import { writeGuard } from './tool-input/guard.js';
import { listOf, STATIC } from './tool-input/lists.js';
import { needsType } from './tool-input/needs-type.js';
import { reportOwnTypes } from './tool-input/own-types.js';
import { wrapParts } from './tool-input/parts.js';
import { hasTypedTools } from './tool-input/typed.js';

/** Those of a call that is repaired are text, whatever the tool. */
const repaired = ['RepairToolCall.args'];
const members = ['TypedToolCall.args', 'TypedToolResult.args', 'TypedToolResult.result'];

const rename = renameMember({
  id: 'tool-input',
  title: '`args` and `result` of tool calls become `input` and `output`',
  kind: 'breaking',
  from: [4],
  members: [...members, ...repaired],
  to: { args: 'input', result: 'output' },
  why: 'Under 7 a tool call has its `input`, and a tool result its `output`; the old names are `undefined`. Their type is `unknown` as long as the tool may be a dynamic one, so where a member of it is read, `staticToolCalls`, `staticToolResults` or a condition keeps to the tools that are typed.',
  keeps: [
    '`args` and `result` of your own types and of other libraries',
    '`result` of a part that is written for a message, which gets another form',
    '`toolCalls` where the project has dynamic tools, as those of an MCP client',
  ],
  before:
    "for (const toolCall of result.toolCalls) {\n  if (toolCall.toolName === 'weather') show(toolCall.args.city);\n}",
  after:
    "for (const toolCall of result.staticToolCalls) {\n  if (toolCall.toolName === 'weather') show(toolCall.input.city);\n}",
  docs: guide5('tool-property-changes-argsresult--inputoutput'),
});

export const toolInput = defineTransform({
  ...rename,
  visit(use, context) {
    rename.visit(use, context);
    if ((use.form !== 'read' && use.form !== 'pattern') || !means(use, members)) return;
    if (needsType(use, context)) keepToTyped(use, context);
    else if (use.name === 'args') reportRun(use, context);
  },
  hints: ['fullStream', 'toolResults', 'toolCall'],
  inspect(source, context) {
    wrapParts(source, context);
    reportOwnTypes(source, context);
  },
});

/** Lists that were renamed. */
const renamed = new WeakSet<tsTypes.Node>();

function keepToTyped(use: ReadUse | PatternUse, context: Context): void {
  const list = listOf(use, context);
  const isTyped = hasTypedTools(list ?? use.key, context);
  if (list && isTyped) {
    if (renamed.has(list)) return;
    renamed.add(list);
    context.change(list, draft => draft.rename(list, STATIC[list.getText().replace(/['"`]/g, '')]!));
  } else if (!isScript(use.key) && !writeGuard(use, isTyped, context)) {
    const to = use.name === 'args' ? 'input' : 'output';
    context.report(use.key, {
      message: `\`${to}\` is \`unknown\` under 7 where the tool may be a dynamic one, and a typed value is needed here.`,
      remedy: `Exclude dynamic tools before, with \`if (call.dynamic) …\`, or say what it is: \`${to} as { city: string }\`.`,
      severity: 'error',
    });
  }
}

/** Files in which a call is run by hand. */
const running = new WeakSet<SourceUnit>();

/** Whether the project runs the call itself: what 7 found invalid it should not. */
function reportRun(use: ReadUse | PatternUse, context: Context): void {
  if (running.has(context.unit) || !runsCall(use, context)) return;
  running.add(context.unit);
  context.report(use.key, {
    message:
      'A tool call is run here. 4 threw where the input of a call did not fit the schema or no tool had its name; 7 lists such calls with the others, and says so in `invalid`.',
    remedy: 'Skip calls of which `invalid` is true; their `error` says why.',
  });
}

function runsCall(use: ReadUse | PatternUse, context: Context): boolean {
  if (use.form === 'read') return isHandedOn(use.node, context);
  const { name } = use.node;
  return ts.isIdentifier(name) && context.uses.references.of(name).some(one => isHandedOn(one, context));
}

/** Whether a value is an argument of a function of the project, or of `execute` of a tool. */
function isHandedOn(value: tsTypes.Expression, { checker, uses }: Context): boolean {
  const call = ts.findAncestor(value.parent, node => ts.isCallExpression(node) || ts.isStatement(node));
  if (!call || !ts.isCallExpression(call) || !call.arguments.some(argument => holds(argument, value))) return false;
  if (/\bexecute\b!?$/.test(call.expression.getText())) return true;
  const declaration = checker.getResolvedSignature(call)?.declaration;
  return declaration !== undefined && uses.program.unit(declaration.getSourceFile()) !== undefined;
}

const holds = (outer: tsTypes.Node, inner: tsTypes.Node): boolean => outer.pos <= inner.pos && inner.end <= outer.end;
