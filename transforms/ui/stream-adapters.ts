import { guide5 } from '../../src/guides.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { outward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { type AdapterCall, writeAdapter } from './stream-adapters/write.js';

const MODULES: Readonly<Record<string, string>> = {
  LangChainAdapter: '@ai-sdk/langchain',
  LlamaIndexAdapter: '@ai-sdk/llamaindex',
};

export const streamAdapters = defineTransform({
  id: 'stream-adapters',
  title: 'The adapters for LangChain and LlamaIndex are packages',
  kind: 'breaking',
  from: [4],
  words: Object.keys(MODULES),
  why: 'The adapters moved to `@ai-sdk/langchain` and `@ai-sdk/llamaindex`. Each has one function, `toUIMessageStream`, whose stream goes into a response or is merged like any other.',
  keeps: [
    'calls with `data`, or with options that are not written in them: a finding',
    'a stream of a `StringOutputParser`, of which the package of 7 reads nothing: a finding',
    '`package.json`: a finding there says which package to add',
  ],
  before: 'return LangChainAdapter.toDataStreamResponse(stream, { callbacks: { onCompletion: save } });',
  after:
    "import { createUIMessageStreamResponse } from 'ai';\nimport { toUIMessageStream } from '@ai-sdk/langchain';\n\nreturn createUIMessageStreamResponse({ stream: toUIMessageStream(stream, { onFinal: save }) });",
  docs: guide5('langchain-adapter-moved-to-ai-sdklangchain'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, [`.${use.name}`])) return;
    const { node } = use;
    let isLeft = false;
    for (const token of tokensBy(use, context.uses)) {
      if (ts.isImportSpecifier(token.parent)) continue;
      const adapter = adapterCall(token, use);
      const problem = adapter ? problemOf(adapter, context) : 'it is handed on here';
      if (!problem && context.change(token, draft => writeAdapter(adapter!, MODULES[use.name]!, draft))) continue;
      isLeft = true;
      if (problem) report(token, use, problem, context);
    }
    if (!ts.isImportSpecifier(node)) return;
    if (isLeft) report(use.key, use, 'not all of its uses could be rewritten', context);
    else context.change(node, draft => draft.removeElements(node.parent.elements, [node]));
  },
});

/** `LangChainAdapter.toDataStreamResponse(stream, options)` */
function adapterCall(token: tsTypes.Node, { node }: NameUse): AdapterCall | undefined {
  const name = ts.isPropertyAccessExpression(node) ? node : token;
  const callee = name.parent;
  if (!ts.isPropertyAccessExpression(callee) || callee.expression !== name) return undefined;
  const call = outward(callee).parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return undefined;
  const [stream, options] = call.arguments;
  return stream && { call, method: callee.name.text, stream, options };
}

function problemOf({ method, options, stream }: AdapterCall, { checker }: Context): string | undefined {
  if (/\bStringOutputParser\b/.test(stream.getSourceFile().text))
    return 'the stream may come from a `StringOutputParser`, and 7 reads nothing of plain text; leave the parser out';
  const type = checker.typeToString(checker.getTypeAtLocation(stream));
  if (/Stream<string>/.test(type)) return 'it is given plain text, of which 7 reads nothing';
  if (!options || method === 'toDataStream') return undefined;
  if (!ts.isObjectLiteralExpression(options)) return 'its options are not written here';
  if (method === 'mergeIntoDataStream' && !propertyNamed(options, 'dataStream'))
    return 'its options are not written here';
  const callbacks = propertyValue(propertyNamed(options, 'callbacks'));
  if (callbacks && hasOldCallback(callbacks, checker))
    return 'its callbacks have `onCompletion`, which 7 does not call; it is `onFinal` there';
  const known = ['init', 'callbacks', 'dataStream'];
  const other = options.properties.find(
    property =>
      !(ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) ||
      !known.includes(property.name.getText()),
  );
  return other && (other.name?.getText() === 'data' ? 'it is given `data`' : 'its options are not written here');
}

/** `onCompletion` where it cannot get its new name. */
function hasOldCallback(callbacks: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean {
  if (ts.isObjectLiteralExpression(callbacks))
    return ['onCompletion', 'onFinal'].every(name => propertyNamed(callbacks, name));
  return checker.getPropertyOfType(checker.getTypeAtLocation(callbacks), 'onCompletion') !== undefined;
}

function report(at: tsTypes.Node, { name }: NameUse, reason: string, context: Context): void {
  context.report(at, {
    message: `\`${name}\` is gone from \`ai\`. It was left: ${reason}.`,
    remedy: `Import \`toUIMessageStream\` from \`${MODULES[name]}\`, and write \`createUIMessageStreamResponse({ stream: toUIMessageStream(stream, callbacks) })\`, or \`writer.merge(toUIMessageStream(stream, callbacks))\`. What went through \`data\` is written to the \`writer\` of \`createUIMessageStream\`.`,
    severity: 'error',
  });
}
