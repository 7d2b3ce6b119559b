import { guide7 } from '../../src/guides.js';
import { ownersOfSymbol, resolveAlias } from '../../src/sdk/symbols.js';
import { outward, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';

export const jsonValues = defineTransform({
  id: 'json-values',
  title: '`Array.isArray` does not tell an object from a list of a `JSONValue`',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [],
  hints: ['Array.isArray'],
  why: 'The lists of a `JSONValue` are readonly in 7. The compiler does not take those for what `Array.isArray` asks of, so that they stay in the type of what is no array.',
  keeps: ['checks of values of other types', 'what comes after a check that the value is an array'],
  before: "if (value && typeof value === 'object' && !Array.isArray(value)) return value.id;",
  after: "if (value && typeof value === 'object' && !Array.isArray(value)) return value.id; // reported",
  docs: guide7('recommended-migration-process'),
  visit: () => {},
  inspect(source, context) {
    walk(source, node => {
      const [value] = ts.isCallExpression(node) && node.expression.getText() === 'Array.isArray' ? node.arguments : [];
      if (!value || !ts.isIdentifier(value) || !isJson(value, context)) return;
      for (const region of whereOther(node)) reportUses(value, region, context);
    });
  },
});

/** Whether the type that a variable or a parameter is declared with, or the function that gives it, is a `JSONValue`. */
function isJson(value: tsTypes.Identifier, { checker, uses }: Context): boolean {
  const declaration = uses.references.symbolAt(value)?.valueDeclaration;
  if (!declaration || !(ts.isVariableDeclaration(declaration) || ts.isParameter(declaration))) return false;
  const { type, initializer } = declaration;
  const made = initializer && ts.isCallExpression(initializer) ? checker.getResolvedSignature(initializer) : undefined;
  const written = type ?? made?.declaration?.type;
  const parts = written && ts.isUnionTypeNode(written) ? written.types : [written];
  return parts.some(
    part =>
      part &&
      ts.isTypeReferenceNode(part) &&
      ownersOfSymbol(resolveAlias(checker, checker.getSymbolAtLocation(part.typeName))).some(
        ({ member }) => member === 'JSONValue',
      ),
  );
}

/** Where the value is known to be no array, by what this check is part of. */
function whereOther(check: tsTypes.Node): tsTypes.Node[] {
  let at = outward(check);
  let isOther = false;
  if (ts.isPrefixUnaryExpression(at.parent)) {
    isOther = true;
    at = outward(at.parent);
  }
  const operator = isOther ? ts.SyntaxKind.AmpersandAmpersandToken : ts.SyntaxKind.BarBarToken;
  const regions: tsTypes.Node[] = [];
  while (ts.isBinaryExpression(at.parent) && at.parent.operatorToken.kind === operator) {
    if (at.parent.left === at) regions.push(at.parent.right);
    at = outward(at.parent);
  }
  const { parent } = at;
  if (ts.isIfStatement(parent) && parent.expression === at) {
    if (isOther) regions.push(parent.thenStatement);
    else regions.push(...(parent.elseStatement ? [parent.elseStatement] : []), ...behind(parent));
  } else if (ts.isConditionalExpression(parent) && parent.condition === at)
    regions.push(isOther ? parent.whenTrue : parent.whenFalse);
  return regions;
}

/** The statements that only run where the condition does not hold. */
function behind(statement: tsTypes.IfStatement): readonly tsTypes.Node[] {
  const { thenStatement, parent } = statement;
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  const isLeft =
    last &&
    (ts.isReturnStatement(last) ||
      ts.isThrowStatement(last) ||
      ts.isContinueStatement(last) ||
      ts.isBreakStatement(last));
  return isLeft && ts.isBlock(parent) ? parent.statements.slice(parent.statements.indexOf(statement) + 1) : [];
}

function reportUses(value: tsTypes.Identifier, region: tsTypes.Node, context: Context): void {
  const { references } = context.uses;
  const symbol = references.symbolAt(value);
  walk(region, node => {
    if (!ts.isIdentifier(node) || node.text !== value.text || references.symbolAt(node) !== symbol) return;
    if (!needsObject(node)) return;
    context.report(node, {
      message: `By its type \`${value.text}\` may still be a list here: those of a \`JSONValue\` are readonly in 7, which \`Array.isArray\` does not tell apart.`,
      remedy: `Write \`${value.text} as JSONObject\`, the type from \`@ai-sdk/provider\`, where an object is wanted.`,
    });
  });
}

/** Whether what is done with a value takes no list: its members are read, or it is given away. */
function needsObject(value: tsTypes.Identifier): boolean {
  const { parent } = outward(value);
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) return parent.expression === value;
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      outward(value) === parent.right)
  );
}
