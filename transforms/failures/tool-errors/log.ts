/** The line that keeps the error for those who run the program: the file's own logger, else the console. */
import { inward } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { LEVELS, LOGGER } from '../execute/logger.js';

/** How a logger takes its arguments. */
type Order = 'object first' | 'text first' | 'text, then error';

/** @param error the name of the catch variable */
export function logCall(
  at: tsTypes.Node,
  tool: string,
  error: string,
  context: Context,
  hasRef = context.choices.errorRef,
): string {
  // The name is quoted in a text that is quoted itself.
  const name = tool.replace(/[^\p{L}\p{N}_$ .:/-]/gu, '_');
  const failed = `Tool "${name}" failed`;
  const ref = hasRef ? `, ${REF}` : '';
  const line = ref ? `\`${failed} (ref: \${${REF}}):\`` : `'${failed}:'`;
  for (const logger of loggersOf(at, context)) {
    const order = orderOf(logger, context);
    if (order === 'object first') return `${logger.text}.error({ err: ${error}${ref} }, '${failed}')`;
    if (order === 'text first')
      return `${logger.text}.error('${failed}', { ${error === 'error' ? error : `error: ${error}`}${ref} })`;
    if (order === 'text, then error') return `${logger.text}.error(${line}, ${error})`;
  }
  return `console.error(${line}, ${error})`;
}

/** The id that the log line and the answer share. */
export const REF = 'ref';

/** What is called like a logger and can be seen from outside of the function's body: the nearest first. */
function loggersOf(execute: tsTypes.Node, { checker }: Context): tsTypes.Identifier[] {
  const visible = checker.getSymbolsInScope(execute, ts.SymbolFlags.Value | ts.SymbolFlags.Alias);
  const names: tsTypes.Identifier[] = [];
  for (const symbol of visible) {
    if (!LOGGER.test(symbol.name)) continue;
    const declaration = symbol.declarations?.[0];
    if (!declaration || declaration.getSourceFile() !== execute.getSourceFile()) continue;
    const name = ts.getNameOfDeclaration(declaration);
    if (name && ts.isIdentifier(name) && isSettled(declaration)) names.push(name);
  }
  return names.sort((a, b) => b.pos - a.pos);
}

/** Whether it is there, with its value, whenever the function runs. */
function isSettled(declaration: tsTypes.Declaration): boolean {
  if (ts.isImportSpecifier(declaration)) return !declaration.isTypeOnly && !declaration.parent.parent.isTypeOnly;
  if (ts.isImportClause(declaration)) return !declaration.isTypeOnly;
  if (ts.isVariableDeclaration(declaration)) return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return ts.isParameter(declaration) || ts.isBindingElement(declaration);
}

/** Undefined where it is not known to have a method `error`, or how that takes its arguments. */
function orderOf(logger: tsTypes.Identifier, context: Context): Order | undefined {
  const { checker } = context;
  const type = checker.getTypeAtLocation(logger);
  if (!(type.flags & ts.TypeFlags.Any)) {
    const method = checker.getPropertyOfType(type, 'error');
    const declared = method && checker.getTypeOfSymbolAtLocation(method, logger);
    if (!declared) return undefined;
    if (!(declared.flags & ts.TypeFlags.Any)) return orderOfSignature(declared, context);
  }
  return orderByUse(logger, context) ?? orderByLibrary(logger, context);
}

function orderOfSignature(method: tsTypes.Type, { checker }: Context): Order | undefined {
  for (const signature of method.getCallSignatures()) {
    const [first, second] = signature.parameters.map(parameter => {
      const { valueDeclaration } = parameter;
      if (!valueDeclaration || !ts.isParameter(valueDeclaration)) return undefined;
      const type = checker.getTypeOfSymbolAtLocation(parameter, valueDeclaration);
      return valueDeclaration.dotDotDotToken ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : type;
    });
    const rest = signature.parameters.length === 1 && isRest(signature.parameters[0]!);
    if (first && rest) return isOpaque(first) ? 'text, then error' : undefined;
    if (!first || !second) continue;
    if (isOpaque(second) && (isText(first) || isOpaque(first))) return 'text, then error';
    if (isText(first) && isObject(second)) return 'text first';
    if (isText(second) && (isObject(first) || isOpaque(first))) return 'object first';
  }
  return undefined;
}

const isRest = ({ valueDeclaration }: tsTypes.Symbol): boolean =>
  valueDeclaration !== undefined && ts.isParameter(valueDeclaration) && valueDeclaration.dotDotDotToken !== undefined;

const isText = (type: tsTypes.Type): boolean => mayBe(type, ts.TypeFlags.StringLike);

/** `object`, `Record<string, unknown>`: an object with any members. */
const isObject = (type: tsTypes.Type): boolean =>
  partsOf(type).some(part => {
    if (part.flags & ts.TypeFlags.NonPrimitive) return true;
    const index = part.getStringIndexType();
    return index !== undefined && isOpaque(index);
  });

/** How the project calls it elsewhere. One text alone is what every logger takes. */
function orderByUse(logger: tsTypes.Identifier, context: Context): Order | undefined {
  const { references } = context.uses;
  // An import that leads nowhere is one symbol for all such imports, so only this file's uses are its own.
  const isOpen = references.symbolAt(logger)?.declarations === undefined;
  for (const reference of references.of(logger)) {
    if (isOpen && reference.getSourceFile() !== logger.getSourceFile()) continue;
    const access = reference.parent;
    if (!ts.isPropertyAccessExpression(access) || access.expression !== reference) continue;
    const call = access.parent;
    if (!LEVELS.test(access.name.text) || !ts.isCallExpression(call) || call.expression !== access) continue;
    const [first, second] = call.arguments.map(inward);
    if (first && ts.isObjectLiteralExpression(first)) return 'object first';
    if (!first || !second || !(ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))) continue;
    return ts.isObjectLiteralExpression(second) ? 'text first' : 'text, then error';
  }
  return undefined;
}

const LIBRARIES: Readonly<Record<string, Order>> = {
  pino: 'object first',
  bunyan: 'object first',
  winston: 'text first',
  consola: 'text, then error',
  loglevel: 'text, then error',
};

/** By the package that it comes from: `pino()`, `pino().child(…)`, `winston.createLogger()`, `import log from 'loglevel'`. */
function orderByLibrary(name: tsTypes.Identifier, context: Context, depth = 0): Order | undefined {
  const local = context.checker.getSymbolAtLocation(name)?.declarations?.[0];
  const order = local && LIBRARIES[moduleOf(local) ?? ''];
  const declaration = order ? undefined : context.uses.references.symbolAt(name)?.valueDeclaration;
  // A logger that is made from a logger that is made from … ends somewhere.
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer || depth > 4) return order;
  let maker: tsTypes.Expression = inward(declaration.initializer);
  while (ts.isCallExpression(maker) || ts.isPropertyAccessExpression(maker)) maker = inward(maker.expression);
  return ts.isIdentifier(maker) ? orderByLibrary(maker, context, depth + 1) : undefined;
}

function moduleOf(declaration: tsTypes.Node): string | undefined {
  const from = ts.findAncestor(declaration, ts.isImportDeclaration)?.moduleSpecifier;
  return from && ts.isStringLiteral(from) ? from.text : undefined;
}
