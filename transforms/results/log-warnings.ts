import { guide7 } from '../../src/guides.js';
import { accessName, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';

const GLOBAL = 'AI_SDK_LOG_WARNINGS';
const OPTIONAL = ['provider', 'model'];

export const logWarnings = defineTransform({
  id: 'log-warnings',
  title: 'A logger of warnings may get no provider and no model',
  kind: 'breaking',
  from: [6],
  words: [],
  hints: [GLOBAL],
  why: `Warnings about a prompt belong to no model: what is set as \`${GLOBAL}\` is called with \`provider\` and \`model\` undefined then, and reading a member of them throws.`,
  keeps: ['a logger that only prints them', `\`${GLOBAL} = false\``],
  before: `globalThis.${GLOBAL} = ({ warnings, model }) => log(model.toUpperCase(), warnings);`,
  after: `globalThis.${GLOBAL} = ({ warnings, model }) => log(model.toUpperCase(), warnings); // reported`,
  docs: guide7('core-api-renames-and-removals'),
  visit: () => {},
  inspect(source, context) {
    if (!context.namesSdk) return;
    walk(source, node => {
      if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
      if ((accessName(node.left) ?? staticName(node.left)) !== GLOBAL) return;
      const logger = context.uses.origins.functionOf(node.right);
      if (logger) for (const value of optionalIn(logger, context)) if (isTakenApart(value)) report(value, context);
    });
  },
});

/** `provider` and `model` where the logger reads them. */
function optionalIn(logger: tsTypes.SignatureDeclaration, { uses }: Context): tsTypes.Node[] {
  const name = logger.parameters[0]?.name;
  if (!name || ts.isArrayBindingPattern(name)) return [];
  if (ts.isIdentifier(name)) {
    return uses.references
      .of(name)
      .flatMap(({ parent }) =>
        ts.isPropertyAccessExpression(parent) && OPTIONAL.includes(parent.name.text) ? [parent] : [],
      );
  }
  return name.elements
    .filter(
      ({ propertyName, name, initializer }) =>
        !initializer && OPTIONAL.includes(staticName(propertyName ?? name) ?? ''),
    )
    .flatMap(element => uses.references.of(element.name));
}

/** Whether a member of the value is read, as if it were there for certain. */
const isTakenApart = (value: tsTypes.Node): boolean =>
  (ts.isPropertyAccessExpression(value.parent) || ts.isElementAccessExpression(value.parent)) &&
  value.parent.expression === value &&
  !value.parent.questionDotToken;

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'Under 7 this is undefined for warnings about a prompt, which belong to no model.',
    remedy: 'Read it with `?.`, or give it a default.',
    severity: 'error',
  });
}
