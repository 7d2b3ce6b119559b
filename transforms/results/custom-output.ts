import { guide7 } from '../../src/guides.js';
import { ownersOfSymbol, resolveAlias } from '../../src/sdk/symbols.js';
import { isFunctionNode, outward, propertyNamed, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';

const TYPE = 'LanguageModelResponseMetadata';

export const customOutput = defineTransform({
  id: 'custom-output',
  title: 'An output of your own gets a smaller response',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [],
  hints: ['parseCompleteOutput', 'parseOutput'],
  why: `7 takes an output with other members than 4 and 5 did. \`parseCompleteOutput\` of an output of your own is given a response without \`messages\` and \`body\`, which \`${TYPE}\` of 7 has.`,
  keeps: ['outputs whose parameters have no types of their own', '`Output.object`, `Output.array` and their like'],
  before: `async parseCompleteOutput({ text }, { response }: { response: ${TYPE} }) {}`,
  after: `async parseCompleteOutput({ text }, { response }: { response: ${TYPE} }) {} // reported`,
  docs: guide7('structured-outputs-remove-deprecated-experimental_output-option-and-result'),
  visit: () => {},
  inspect(source, context) {
    walk(source, node => {
      if (ts.isObjectLiteralExpression(node) && context.namesSdk && context.generation !== null)
        reportOldForm(node, context);
      if (!isFunctionNode(node) || nameOf(node) !== 'parseCompleteOutput') return;
      const type = node.parameters[1]?.type;
      if (type) walk(type, part => isResponse(part, context) && report(part, context));
    });
  },
});

/** What 4 and 5 called an output: 7 asks for other methods. */
function reportOldForm(literal: tsTypes.ObjectLiteralExpression, context: Context): void {
  const parse = propertyNamed(literal, 'parseOutput');
  if (!parse || !propertyNamed(literal, 'parsePartial') || !propertyNamed(literal, 'responseFormat')) return;
  context.report(parse.name ?? parse, {
    message: 'An output of your own has other members in 7, which throws on this one.',
    remedy:
      'Write `name`, `responseFormat` as a promise, `parsePartialOutput` and `parseCompleteOutput`, and leave out `type` and `injectIntoSystemPrompt`; or take one of `Output`.',
    severity: 'error',
  });
}

function nameOf(fn: tsTypes.Node): string | undefined {
  const holder = ts.isMethodDeclaration(fn) ? fn : outward(fn).parent;
  const isNamed = ts.isMethodDeclaration(holder) || ts.isPropertyAssignment(holder) || ts.isPropertyDeclaration(holder);
  return isNamed ? staticName(holder.name) : undefined;
}

function isResponse(node: tsTypes.Node, { checker }: Context): boolean {
  if (!ts.isTypeReferenceNode(node)) return false;
  const symbol = resolveAlias(checker, checker.getSymbolAtLocation(node.typeName));
  return ownersOfSymbol(symbol).some(({ member }) => member === TYPE);
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: `7 hands over a response without \`messages\` and \`body\` here, and \`${TYPE}\` wants \`messages\`.`,
    remedy: `Write \`Omit<${TYPE}, 'messages' | 'body'>\`.`,
  });
}
