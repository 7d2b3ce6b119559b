/** Names that hold an error, and what is known of it where it is read. */
import { accessName, outward } from '../../../src/sdk/syntax.js';
import { partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** A `catch`, or the function that handles the rejection of a promise. */
export type Handler = tsTypes.CatchClause | tsTypes.SignatureDeclaration;

/** `catch (error)`, `.catch(error => …)`, `.then(done, error => …)` */
export function handlerOf(declaration: tsTypes.Node): Handler | undefined {
  if (ts.isVariableDeclaration(declaration) && ts.isCatchClause(declaration.parent)) return declaration.parent;
  if (!ts.isParameter(declaration) || declaration.parent.parameters[0] !== declaration) return undefined;
  const fn = outward(declaration.parent);
  const call = fn.parent;
  return ts.isCallExpression(call) && rejectionHandler(call) === fn ? declaration.parent : undefined;
}

/** What a call on a promise gives to handle its rejection. */
export function rejectionHandler(call: tsTypes.CallExpression): tsTypes.Expression | undefined {
  const method = accessName(call.expression);
  if (method === 'catch') return call.arguments[0];
  return method === 'then' ? call.arguments[1] : undefined;
}

/** The name of the error; none where a pattern takes it apart. */
export function errorName(handler: Handler): string | undefined {
  const name = ts.isCatchClause(handler) ? handler.variableDeclaration?.name : handler.parameters[0]?.name;
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

/** Whether the text of the error was written for its reader: by a class of the project, or by zod about what it was given. */
export function isForReader(name: tsTypes.Identifier, declared: tsTypes.Node, checker: tsTypes.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(name);
  const isNarrowed = type !== checker.getTypeAtLocation(declared);
  return (isNarrowed && partsOf(type).every(isOwnClass)) || isZodError(name);
}

const isOwnClass = ({ symbol }: tsTypes.Type): boolean =>
  (symbol?.declarations ?? []).some(
    declaration => ts.isClassLike(declaration) && !declaration.getSourceFile().isDeclarationFile,
  );

const ZOD_CHECK = /\binstanceof\s+(?:\w+\.)*\$?Zod\w*Error\b|\bisZodError\(/;

/** Whether it stands where a check for zod's class holds. Types of packages are not known, so the text has to tell. */
function isZodError(name: tsTypes.Node): boolean {
  for (let at = name; !ts.isFunctionLike(at) && !ts.isCatchClause(at) && at.parent; at = at.parent) {
    const { parent } = at;
    const condition =
      ts.isIfStatement(parent) && parent.thenStatement === at
        ? parent.expression
        : ts.isConditionalExpression(parent) && parent.whenTrue === at
          ? parent.condition
          : undefined;
    if (condition && ZOD_CHECK.test(condition.getText())) return true;
  }
  return false;
}

export type Part = 'text' | 'whole' | 'stack';

const STATUS = /^(?:status|statusText|statusCode|ok)$/;
const TEXTS = /^(?:message|shortMessage|stderr|sql|sqlMessage|detail)$/;
const OBJECTS = /^(?:cause|response|config|request)$/;

/** What a member of an error gives away; codes and names are no secret. */
export function partNamed(name: string, owner: tsTypes.Node): Part | undefined {
  if (name === 'stack') return 'stack';
  if (TEXTS.test(name)) return 'text';
  // Of a response everything but the status is what another server said.
  if (/\bresponse\b/.test(owner.getText())) return STATUS.test(name) ? undefined : 'whole';
  return OBJECTS.test(name) ? 'whole' : undefined;
}
