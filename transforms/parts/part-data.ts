import { guide7 } from '../../src/guides.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { isAssignee, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';

const READ: Readonly<Record<string, string>> = { data: 'FilePart', image: 'ImagePart' };

export const partData = defineTransform({
  id: 'part-data',
  title: 'The data of a file part has more forms',
  kind: 'breaking',
  from: [5, 6],
  // The words are everywhere; what holds such parts names their types.
  words: [],
  hints: ["'file'", '"file"', "'image'", '"image"', 'FilePart', 'ImagePart'],
  why: 'Under 7 `data` of a file part may also be a reference to an uploaded file or an object that says what it holds, and `image` of an image part a reference: where a text, bytes or a URL is expected, it does not compile.',
  keeps: [
    'reads beside a `typeof` or an `instanceof` of the same value',
    'parts that your own code makes, which keep their form',
    '`data` of other parts and of your own types',
  ],
  before: "if (part.type === 'file') upload(part.data);",
  after: "if (part.type === 'file') upload(part.data); // reported",
  docs: guide7('tool-and-message-content-parts'),
  visit: () => {},
  inspect(source, context) {
    walk(source, node => {
      const name = memberOf(node, context);
      if (!name) return;
      const value = ts.isBindingElement(node) ? node.name : node;
      if (isAssignee(value) || isAskedFor(value)) return;
      context.report(value, {
        message: `Under 7 \`${name}\` may also be a reference to an uploaded file${name === 'data' ? ', or an object such as `{ type: "url", url }`' : ''}.`,
        remedy: 'Ask with `typeof` and `instanceof` which form it has. Parts that your own code makes keep their form.',
      });
    });
  },
});

/** The member of a part that a node reads, if it is one. */
function memberOf(node: tsTypes.Node, { checker }: Context): string | undefined {
  const [owner, key] = ts.isPropertyAccessExpression(node)
    ? [node.expression, node.name]
    : ts.isBindingElement(node)
      ? [node.parent, node.propertyName ?? node.name]
      : [];
  const name = staticName(key);
  if (!owner || !name || !(name in READ)) return undefined;
  const { owners, foreign } = propertyOf(checker, checker.getTypeAtLocation(owner), name);
  const isPart = owners.length > 0 && foreign.length === 0 && owners.every(({ type }) => type === READ[name]);
  return isPart ? name : undefined;
}

/** Whether the function around it asks what the value is. */
function isAskedFor(value: tsTypes.Node): boolean {
  const text = value.getText();
  const scope = ts.findAncestor(value, ts.isFunctionLike) ?? value.getSourceFile();
  return (function asks(node: tsTypes.Node): boolean {
    const asked = ts.isTypeOfExpression(node)
      ? node.expression
      : ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword
        ? node.left
        : ts.isCallExpression(node) && /\bis[A-Z]\w*$/.test(node.expression.getText())
          ? node.arguments[0]
          : undefined;
    return asked?.getText() === text || !!ts.forEachChild(node, child => asks(child) || undefined);
  })(scope);
}
