/** Where a function may return a promise instead of a value: what calls it waits, or does not look at what it gives. */
import { SDK_FOLDER } from './program.js';
import { isSdkDeclaration } from './symbols.js';
import { type FunctionNode, isFunctionNode, outward, staticName } from './syntax.js';
import { isOpaque, partsOf } from './types.js';
import { ts, type tsTypes } from './typescript.js';

/** Exports that a framework calls and waits for. */
const HANDLERS =
  /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|handler|fetch|loader|action|clientLoader|clientAction|onRequest\w*|getServerSideProps|getStaticProps)$/;

/** Folders in which the default export of a file handles requests. */
const HANDLER_FILES = /(?:^|\/)(?:api|functions|server|routes)\//;

/** Types of the first parameter by which a handler of requests is known. */
const REQUESTS = /^(?:Request|NextRequest|NextApiRequest|VercelRequest|IncomingMessage|FastifyRequest)$/;

/** Functions of frameworks that wait for their callback, or take no notice of what it returns. */
const TAKERS =
  /^(?:defineEventHandler|eventHandler|after|it|test|beforeEach|afterEach|beforeAll|afterAll|setTimeout|setInterval|setImmediate|queueMicrotask|startTransition|createServer|serve)$/;

/** Methods of routers, called with a path and the callback. */
const ROUTES = /^(?:get|post|put|patch|delete|all|options|use)$/;

/** Methods of emitters, called with an event and the callback. */
const EMITTERS = /^(?:on|once|addEventListener|addListener)$/;

/** Methods of builders, called with the callback alone. */
const BUILDERS = /^(?:handler|mutation|query|action|use|then|catch|finally)$/;

/** Callbacks of the SDK that it calls without waiting. */
const SYNCHRONOUS =
  /^(?:generateId|experimental_generateMessageId|generateMessageId|onError|getErrorMessage|messageMetadata|experimental_prepareRequestBody|createResult)$/;

/** Whether a type says that a promise will do. What is a value and a promise in one was inferred from a call of the SDK. */
export function takesPromise(checker: tsTypes.TypeChecker, type: tsTypes.Type | undefined): boolean {
  return (
    !!type &&
    partsOf(type).some(
      part => !isOpaque(part) && !part.isIntersection() && checker.getPropertyOfType(part, 'then') !== undefined,
    )
  );
}

/** Whether the place of a function lets it return a promise. */
export function mayReturnPromise(fn: FunctionNode, path: string, checker: tsTypes.TypeChecker): boolean {
  return isHandler(fn, path) || (!ts.isFunctionDeclaration(fn) && isTaken(fn, checker));
}

/** An exported function that a framework calls. */
function isHandler(fn: FunctionNode, path: string): boolean {
  const name = exportedName(fn);
  if (name === undefined) return false;
  const type = fn.parameters[0]?.type;
  const takesRequest = type && ts.isTypeReferenceNode(type) && REQUESTS.test(type.typeName.getText());
  const isDefault = name === 'default';
  if (!isDefault && HANDLERS.test(name)) return true;
  return HANDLER_FILES.test(path) ? isDefault || takesRequest === true : isDefault && takesRequest === true;
}

/** The name under which a function is exported where it stands, or in an export list of the file. */
export function exportedName(fn: FunctionNode): string | undefined {
  const holder = ts.isFunctionDeclaration(fn) ? fn : outward(fn).parent;
  if (ts.isExportAssignment(holder)) return 'default';
  // `export default { fetch() {} }`
  const literal = ts.isMethodDeclaration(fn) ? fn.parent : holder.parent;
  if (literal && ts.isObjectLiteralExpression(literal) && ts.isExportAssignment(outward(literal).parent))
    return staticName((holder as tsTypes.NamedDeclaration).name ?? fn.name);
  if (!ts.isFunctionDeclaration(holder) && !ts.isVariableDeclaration(holder)) return undefined;
  const flags = ts.getCombinedModifierFlags(holder);
  if (flags & ts.ModifierFlags.Default) return 'default';
  const name = holder.name && staticName(holder.name);
  return flags & ts.ModifierFlags.Export ? name : name && listedAs(holder.getSourceFile(), name);
}

/** `export { name as GET }`, `export default name` */
function listedAs({ statements }: tsTypes.SourceFile, name: string): string | undefined {
  for (const statement of statements) {
    if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression) && statement.expression.text === name)
      return 'default';
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier || !statement.exportClause) continue;
    if (!ts.isNamedExports(statement.exportClause)) continue;
    const element = statement.exportClause.elements.find(one => (one.propertyName ?? one.name).text === name);
    if (element) return element.name.text;
  }
  return undefined;
}

/** Whether what takes a function, written there or named, waits for it or takes no notice of what it returns. */
export function isTaken(fn: tsTypes.Expression | tsTypes.MethodDeclaration, checker: tsTypes.TypeChecker): boolean {
  const node = outward(fn);
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) && isEvent(parent.parent.name.getText());
  if (ts.isCallExpression(parent) && parent.expression !== node && isTaker(parent, node, checker)) return true;
  const property = ts.isMethodDeclaration(fn) ? fn : parent;
  const name = ts.isObjectLiteralElement(property) ? staticName(property.name) : undefined;
  const type = ts.isMethodDeclaration(fn) ? slotOf(fn, checker) : checker.getContextualType(fn);
  const signatures = type ? checker.getNonNullableType(type).getCallSignatures() : [];
  if (signatures.length === 0) return isEvent(name);
  return signatures.every(signature => {
    const result = checker.getReturnTypeOfSignature(signature);
    if (takesPromise(checker, result)) return true;
    const { declaration } = signature;
    if (!declaration) return false;
    if (declaration.getSourceFile().fileName.startsWith(SDK_FOLDER))
      return isSdkDeclaration(declaration) && isOpaqueOrVoid(result) && !SYNCHRONOUS.test(name ?? '');
    return (result.flags & ts.TypeFlags.Void) !== 0 && isEvent(name);
  });
}

const isOpaqueOrVoid = (type: tsTypes.Type): boolean => isOpaque(type) || (type.flags & ts.TypeFlags.Void) !== 0;

const isEvent = (name: string | undefined): boolean => /^(?:on[A-Z]\w*|action|formAction)$/.test(name ?? '');

/** The type that is expected of a method in an object literal. */
function slotOf(method: tsTypes.MethodDeclaration, checker: tsTypes.TypeChecker): tsTypes.Type | undefined {
  const owner = ts.isObjectLiteralExpression(method.parent) ? checker.getContextualType(method.parent) : undefined;
  const name = staticName(method.name);
  const symbol = owner && name ? checker.getPropertyOfType(checker.getNonNullableType(owner), name) : undefined;
  return symbol && checker.getTypeOfSymbol(symbol);
}

function isTaker(call: tsTypes.CallExpression, callback: tsTypes.Node, checker: tsTypes.TypeChecker): boolean {
  const { expression, arguments: given } = call;
  const declaration = checker.getResolvedSignature(call)?.declaration;
  // What the project has written itself says what it takes.
  if (declaration && 'body' in declaration && declaration.body) return false;
  if (isTestOrTimer(expression)) return true;
  if (declaration || !ts.isPropertyAccessExpression(expression)) return false;
  const { text } = expression.name;
  const [first] = given;
  if (given.length === 1) return BUILDERS.test(text);
  if (!first || first === callback || !ts.isStringLiteralLike(first)) return false;
  return EMITTERS.test(text) || (ROUTES.test(text) && /^[/*]/.test(first.text));
}

/** `it`, `it.only`, `it.each(rows)`, `http.createServer` */
function isTestOrTimer(callee: tsTypes.Expression): boolean {
  if (ts.isIdentifier(callee)) return TAKERS.test(callee.text);
  if (ts.isCallExpression(callee)) return isTestOrTimer(callee.expression);
  return (
    ts.isPropertyAccessExpression(callee) &&
    (isTestOrTimer(callee.expression) || /^(?:createServer|serve)$/.test(callee.name.text))
  );
}

/** The call whose list of promises something waits for: `Promise.all(list.map(…))`. */
export function isAwaitedList(list: tsTypes.Node): boolean {
  const node = outward(list);
  const { parent } = node;
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    isPromiseCall(parent, /^(?:all|allSettled|any|race)$/)
  );
}

export const isPromiseCall = ({ expression }: tsTypes.CallExpression, methods: RegExp): boolean =>
  ts.isPropertyAccessExpression(expression) &&
  expression.expression.getText() === 'Promise' &&
  methods.test(expression.name.text);

/** Whether a function is the callback of a `map` whose results something waits for together. */
export function isMappedToPromises(fn: FunctionNode): boolean {
  const node = outward(fn);
  const call = node.parent;
  return (
    isFunctionNode(fn) &&
    ts.isCallExpression(call) &&
    call.arguments[0] === node &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'map' &&
    isAwaitedList(call)
  );
}
