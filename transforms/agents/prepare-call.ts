import { guide7 } from '../../src/guides.js';
import { type FunctionNode, inward, isScript, propertyNamed, returnsOf } from '../../src/sdk/syntax.js';
import { mayHave } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

const NEW = 'toolsContext';

export const prepareCall = defineTransform({
  id: 'prepare-call',
  title: '`prepareCall` returns a `toolsContext`',
  kind: 'breaking',
  from: [6],
  words: ['prepareCall'],
  gives: [NEW],
  provesNew: true,
  why: 'Under 7 what `prepareCall` returns needs a `toolsContext`; a result that is not made from the settings that it is given does not compile without.',
  keeps: [
    'a result into which the rest of the settings is spread',
    'files of JavaScript, where nothing is missed',
    '`prepareCall` of your own types',
  ],
  before: 'prepareCall: ({ prompt }) => ({ model, prompt }),',
  after: 'prepareCall: ({ prompt }) => ({ model, prompt, toolsContext: {} }),',
  docs: guide7('context-experimental_context-became-tool-context-and-shared-runtime-data-moved-to-runtimecontext'),
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['ToolLoopAgentSettings.prepareCall'])) return;
    const { origins, toolSets } = context.uses;
    const fn = origins.functionIn(use.node);
    if (!fn || isScript(fn)) return;
    const brings = ({ expression }: tsTypes.SpreadAssignment): boolean =>
      mayHave(context.checker, context.checker.getTypeAtLocation(expression), [NEW]);
    const bare = resultsOf(fn).filter(
      literal => !propertyNamed(literal, NEW) && !literal.properties.filter(ts.isSpreadAssignment).some(brings),
    );
    const reads = toolSets
      .of(use.literal)
      .tools.some(({ tool }) => /\b(?:experimental_context|contextSchema)\b/.test(tool.getText()));
    for (const literal of bare) {
      if (!reads) context.change(literal, draft => draft.addProperty(literal, `${NEW}: {}`));
      else {
        context.report(literal, {
          message: `Under 7 this result needs a \`${NEW}\`, as tools of the agent read a context.`,
          remedy: `Take \`${NEW}\` from the argument and return it, or return one with the context of each tool.`,
          severity: 'error',
        });
      }
    }
  },
});

/** The literals that a function returns. */
function resultsOf(fn: FunctionNode): tsTypes.ObjectLiteralExpression[] {
  const found: tsTypes.ObjectLiteralExpression[] = [];
  const add = (expression: tsTypes.Expression): void => {
    const value = inward(expression);
    if (ts.isObjectLiteralExpression(value)) found.push(value);
    else if (ts.isConditionalExpression(value)) {
      add(value.whenTrue);
      add(value.whenFalse);
    }
  };
  for (const value of returnsOf(fn)) add(value);
  return found;
}
