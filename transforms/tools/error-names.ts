import { guide5 } from '../../src/guides.js';
import { isEquality, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, renameMember } from '../../src/transform.js';

/** Names of errors that 7 does not have, with what stands for them. */
const NAMES: Readonly<Record<string, { to?: string; remedy: string }>> = {
  AI_InvalidToolArgumentsError: {
    to: 'AI_InvalidToolInputError',
    remedy: 'Write `AI_InvalidToolInputError`.',
  },
  AI_ToolExecutionError: {
    remedy:
      'A tool that throws does not end the call any more: look for parts of type `tool-error` in the content of the steps.',
  },
  AI_NoOutputSpecifiedError: {
    remedy:
      'Write `AI_NoOutputGeneratedError`, which is thrown where the model gave no output; without an `output` option `output` is the text.',
  },
};

export const errorNames = defineTransform({
  ...renameMember({
    id: 'error-names',
    title: 'Errors of tools are told by their new names',
    kind: 'silent',
    from: [4],
    members: ['InvalidToolArgumentsError.toolArgs'],
    to: 'toolInput',
    why: 'The error of a tool call with a wrong input is `InvalidToolInputError` under 7, with `toolInput`. A comparison with the old name is never true.',
    keeps: ['`toolArgs` of your own types', 'comparisons with names of other errors'],
    before: "if (error.name === 'AI_InvalidToolArgumentsError') log(error.toolArgs);",
    after: "if (error.name === 'AI_InvalidToolInputError') log(error.toolInput);",
    docs: guide5('tool-definition-changes-parameters--inputschema'),
  }),
  hints: Object.keys(NAMES),
  inspect(source, context) {
    if (!context.namesSdk) return;
    walk(source, node => {
      if (ts.isStringLiteralLike(node) && Object.hasOwn(NAMES, node.text)) change(node, context);
    });
  },
});

function change(node: tsTypes.StringLiteralLike, context: Context): void {
  const { to, remedy } = NAMES[node.text]!;
  const { parent } = node;
  const isCompared = ts.isCaseClause(parent) || (ts.isBinaryExpression(parent) && isEquality(parent.operatorToken));
  if (to && isCompared) context.change(node, draft => draft.rename(node, to));
  else context.report(node, { message: `No error of 7 has the name \`${node.text}\`.`, remedy });
}
