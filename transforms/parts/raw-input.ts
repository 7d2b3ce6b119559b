import { takesCondition } from '../../src/edit/precedence.js';
import { guide7 } from '../../src/guides.js';
import { isNamed, isWritten, outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const rawInput = defineTransform({
  id: 'raw-input',
  title: '`rawInput` of a failed tool call is `input`',
  kind: 'deprecated',
  from: [5, 6],
  words: ['rawInput'],
  why: '7 stores what a failed tool was called with in `input`; only messages that were stored before have it in `rawInput`, of which 7 warns.',
  keeps: [
    '`part.input ?? part.rawInput`, which reads both',
    'a `rawInput` that a pattern takes out: a finding',
    '`rawInput` of your own types',
  ],
  before: "if (part.state === 'output-error') show(part.rawInput);",
  after: "if (part.state === 'output-error') show(part.input ?? part.rawInput);",
  docs: guide7('ui-messages'),
  visit(use, context) {
    // Where nothing tells the generation, the code may be of 7.
    if (context.generation === null || (use.form !== 'read' && use.form !== 'pattern')) return;
    if (!means(use, ['ToolUIPart.rawInput', 'DynamicToolUIPart.rawInput'])) return;
    if (use.form === 'read') {
      const { node } = use;
      if (isFallback(node) || isWritten(node)) return;
      if (ts.isPropertyAccessExpression(node) && isNamed(node.expression)) return writeBoth(node, context);
    }
    context.report(use.key, {
      message:
        'What a failed tool was called with is in `input` under 7; `rawInput` is only in messages stored before.',
      remedy: 'Read `part.input ?? part.rawInput`. While the input still streams, `rawInput` stays.',
      severity: 'info',
    });
  },
});

function writeBoth(node: tsTypes.PropertyAccessExpression, context: Context): void {
  const input = `${node.expression.getText()}${node.questionDotToken ? '?.' : '.'}input ?? `;
  const [open, close] = takesCondition(node) ? ['', ''] : ['(', ')'];
  context.change(node, draft => {
    draft.insertBefore(node, open + input);
    if (close) draft.insertAfter(node, close);
  });
}

/** `part.input ?? part.rawInput` */
function isFallback(node: tsTypes.Node): boolean {
  const value = outward(node);
  const { parent } = value;
  return ts.isBinaryExpression(parent) && parent.right === value && /\binput$/.test(parent.left.getText());
}
