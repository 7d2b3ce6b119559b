import { isScript } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

/** Members of the options that have the same type whatever the context of the tool is. */
const PLAIN = ['toolCallId', 'messages', 'abortSignal'];

export const executeOptions = defineTransform({
  id: 'execute-options',
  title: 'Options that a tool takes apart have a type, where `noImplicitAny` is off',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['abortSignal'],
  why: 'With `noImplicitAny` off, TypeScript takes a pattern with an optional member, `{ abortSignal }`, for a type that asks for it, and no form of `tool` of 7 fits. The type of the options says what they are.',
  keeps: [
    'projects that do not turn `noImplicitAny` off',
    'options that have a type, or from which a context is taken',
    'JavaScript',
  ],
  before: 'execute: async ({ city }, { abortSignal }) => load(city, abortSignal)',
  after: 'execute: async ({ city }, { abortSignal }: ToolExecutionOptions<unknown>) => load(city, abortSignal)',
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/tool',
  visit(use, context) {
    const { unit } = context;
    if (!unit.impliesAny || use.form !== 'pattern' || !means(use, ['ToolExecutionOptions.abortSignal'])) return;
    const pattern = use.node.parent;
    if (!ts.isObjectBindingPattern(pattern) || !ts.isParameter(pattern.parent)) return;
    const { type, initializer, parent: fn } = pattern.parent;
    const isInferred = !type && !initializer && (ts.isArrowFunction(fn) || ts.isFunctionExpression(fn));
    const names = pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
    if (isScript(use.key) || !isInferred || !names.every(name => PLAIN.includes(name))) return;
    context.change(use.key, draft =>
      draft.insertAfter(pattern, `: ${draft.importType(pattern, 'ai', 'ToolExecutionOptions')}<unknown>`),
    );
  },
});
