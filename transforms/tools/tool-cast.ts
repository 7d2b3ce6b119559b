import { propertyOf } from '../../src/sdk/symbols.js';
import { partsOf } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

/** What the options of `execute` had before 7. */
const OPTIONS = ['toolCallId', 'messages'];

export const toolCast = defineTransform({
  id: 'tool-cast',
  title: 'A cast to a tool goes over `unknown`, where `execute` takes options of the project’s own type',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'Under 7 the options of `execute` have a `context`. What takes them as a type without one, and leaves out the schema too, is no tool to the compiler any more, and the cast fails.',
  keeps: [
    'tools that `tool()` makes, or that have their schema',
    'casts over `unknown` or `any`',
    'options that are `any`, of the SDK’s own type, or that have a `context`',
  ],
  before: 'const wrapped = { ...(original as object), execute: logged } as Tool;',
  after: 'const wrapped = { ...(original as object), execute: logged } as unknown as Tool;',
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/tool',
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['Tool.execute'])) return;
    const { literal, key } = use;
    const value = ts.isParenthesizedExpression(literal.parent) ? literal.parent : literal;
    const cast = value.parent;
    if (!ts.isAsExpression(cast) && !ts.isTypeAssertionExpression(cast)) return;
    const { checker } = context;
    const isToTool = propertyOf(checker, checker.getTypeFromTypeNode(cast.type), use.name).owners.length > 0;
    if (!isToTool || !lacksContext(literal, context)) return;
    context.change(key, draft => {
      if (ts.isAsExpression(cast)) draft.insertBefore(cast.type, 'unknown as ');
      else draft.insertBefore(cast.expression, '<unknown>');
    });
  },
});

/** Whether no schema tells that the value is a tool, and its `execute` takes all options but a context. */
function lacksContext(literal: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(literal);
  if (['inputSchema', 'parameters'].some(name => checker.getPropertyOfType(type, name))) return false;
  const execute = checker.getPropertyOfType(type, 'execute');
  if (!execute) return false;
  return partsOf(checker.getTypeOfSymbol(execute))
    .flatMap(part => part.getCallSignatures())
    .flatMap(({ parameters }) => parameters[1] ?? [])
    .map(parameter => checker.getTypeOfSymbol(parameter))
    .some(options => OPTIONS.every(name => options.getProperty(name)) && !options.getProperty('context'));
}
