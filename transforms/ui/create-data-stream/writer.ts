/** `execute` is handed an object that holds the writer. */
import type { Draft } from '../../../src/edit/draft.js';
import { type FunctionNode, inward, isFunctionNode, isNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, reportDoubt } from '../../../src/transform.js';

export function passWriter(use: OptionUse, context: Context): void {
  if (use.doubt) return reportDoubt(use, 'execute: ({ writer }) => …', use.doubt, context);
  const { node, key } = use;
  const value = propertyValue(node);
  const given = value ? inward(value) : node;
  if (isFunctionNode(given)) takeOut(given, context);
  else if (value && ts.isIdentifier(given) && ts.isShorthandPropertyAssignment(node))
    context.change(key, draft => draft.insertAfter(node, `: ({ writer }) => ${given.text}(writer)`));
  else if (value && isNamed(value))
    context.change(key, draft => {
      draft.insertBefore(value, '({ writer }) => ');
      draft.insertAfter(value, '(writer)');
    });
  else
    context.report(key, {
      message: '`execute` is given an object with the `writer` under 7, not the writer itself.',
      remedy: 'Write a function here that takes `({ writer })` and hands the writer on.',
      severity: 'error',
    });
}

function takeOut(fn: FunctionNode, context: Context): void {
  const [parameter, other] = fn.parameters;
  if (!parameter) return;
  if (other || parameter.dotDotDotToken || parameter.initializer) {
    return context.report(parameter, {
      message: '`execute` is given an object with the `writer` under 7, not the writer itself.',
      remedy: 'Take the writer as `({ writer })`.',
      severity: 'error',
    });
  }
  context.change(parameter, draft => {
    const { name, type } = parameter;
    const isBare = ts.isArrowFunction(fn) && fn.getSourceFile().text[fn.parameters.pos - 1] !== '(';
    enclose(name, isBare, draft);
    if (type) {
      draft.insertBefore(type, '{ writer: ');
      draft.insertAfter(type, ' }');
    }
  });
}

/** `dataStream` → `{ writer: dataStream }`, in the parentheses that an arrow may lack. */
function enclose(name: tsTypes.BindingName, isBare: boolean, draft: Draft): void {
  const [open, close] = isBare ? ['({ ', ' })'] : ['{ ', ' }'];
  const isSame = ts.isIdentifier(name) && name.text === 'writer';
  draft.insertBefore(name, isSame ? open : `${open}writer: `);
  draft.insertAfter(name, close);
}
