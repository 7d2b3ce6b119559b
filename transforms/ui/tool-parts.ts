import { guide5 } from '../../src/guides.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, ownerName } from '../../src/transform.js';
import { changeAssigned, changeLiteral } from './tool-parts/literal.js';
import { changeHelper, changeOutput } from './tool-parts/outputs.js';
import { changePattern } from './tool-parts/pattern.js';
import { changeMention, changeRead } from './tool-parts/reads.js';
import { changeTests } from './tool-parts/tests.js';
import { changeType } from './tool-parts/types.js';
import { changeList, changeListPattern } from './ui-messages/lists.js';

export const toolParts = defineTransform({
  id: 'tool-parts',
  title: 'Tool invocations of UI messages are parts of their own',
  kind: 'silent',
  from: [4],
  words: [
    'toolInvocation',
    'toolInvocations',
    'toolName',
    'args',
    'result',
    'step',
    'addToolResult',
    'ToolInvocation',
    'ToolInvocationUIPart',
  ],
  hints: ['tool-invocation', 'partial-call', 'call', 'result'],
  why: 'A tool call of 7 is a part `tool-NAME` or `dynamic-tool` with `input`, `output` and other states. What looks for `tool-invocation` compiles and shows nothing; `addToolResult` with `result` sends no output.',
  keeps: [
    'tool invocations that the code writes itself with a `state` that only the program knows: a finding',
    '`addToolResult` where nothing tells the name of the tool: a finding',
    'a `case` that shares its code with others: a finding',
    '`toolName`, `args`, `result` and `state` of everything else',
  ],
  before:
    "if (part.type === 'tool-invocation' && part.toolInvocation.state === 'result')\n  show(part.toolInvocation.toolName, JSON.stringify(part.toolInvocation.result));",
  after:
    "if (isToolUIPart(part) && part.state === 'output-available')\n  show(getToolName(part), JSON.stringify(part.output));",
  docs: guide5('tool-part-type-changes-uimessage'),
  visit(use, context) {
    if (use.form === 'stray' && use.name === 'toolInvocation') return changeAssigned(use, context);
    const owners = [...new Set(use.owners.map(ownerName))];
    if (owners.length !== 1) return;
    const [owner] = owners;
    if (owner === 'UIMessage.toolInvocations') visitList(use, context);
    else if (owner === 'AddToolResultOptions.result') changeOutput(use, context);
    else if (owner === 'UseChatHelpers.addToolResult') changeHelper(use, context);
    else if (owner === `.${use.name}`) changeType(use, context);
    else if (owner === `ToolInvocation.${use.name}` || owner === `ToolInvocationUIPart.${use.name}`)
      visitInvocation(use, context);
  },
  inspect: changeTests,
});

function visitInvocation(use: Use, context: Context): void {
  if (use.form === 'read') changeRead(use, context);
  else if (use.form === 'pattern') changePattern(use, context);
  else if (use.form === 'mention') changeMention(use, context);
  else if (use.form === 'option') changeLiteral(use, context);
}

function visitList(use: Use, context: Context): void {
  const isDone =
    (use.form === 'read' && changeList(use, 'isToolUIPart', context)) ||
    (use.form === 'pattern' && changeListPattern(use, 'isToolUIPart', context));
  if (isDone) return;
  context.report(use.key, {
    message: 'A UI message has no `toolInvocations` in 7: its tool calls are parts.',
    remedy:
      'Read `message.parts.filter(isToolUIPart)`, with `isToolUIPart` of `ai`, and write parts of type `tool-NAME`.',
    severity: 'error',
  });
}
