/** Types of the project's own that tools are handed to: `(tool: { description?: string }) => …` */
import { quoteOf } from '../../../src/edit/style.js';
import { expectedType } from '../../../src/sdk/expected.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { isFunctionNode } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { canRepeat, narrow } from './narrow.js';
import { placeOf } from './place.js';
import { readsOf } from './values.js';

const NAME = 'description';

/** A member that takes a string or nothing. */
export const takesString = (node: tsTypes.Node): node is tsTypes.PropertySignature & { type: tsTypes.TypeNode } =>
  ts.isPropertySignature(node) &&
  node.name.getText() === NAME &&
  node.type !== undefined &&
  /^string(?: \| undefined)?$/.test(node.type.getText()) &&
  (node.questionToken !== undefined || node.type.kind !== ts.SyntaxKind.StringKeyword);

/** Widens the member where tools are handed to functions by its type, and nothing else goes on with the whole value. */
export function widen(member: tsTypes.PropertySignature & { type: tsTypes.TypeNode }, context: Context): void {
  const { checker, uses } = context;
  const types = typesWith(member, context);
  const parameters = types.flatMap(type => parameterWith(type) ?? []).filter(({ name }) => !takesTool(name, checker));
  const tools = parameters.flatMap(parameter => toolsTakenBy(parameter, context));
  if (tools.length === 0) return;
  const reads = readsOf(member.name, uses.references).map(value => ({ value, place: placeOf(value, checker) }));
  const strings = reads.filter(({ place }) => place === 'string' || place === 'unsure').map(({ value }) => value);
  const isOnlyRead =
    types.every(({ parent }) => ts.isParameter(parent)) &&
    parameters.every(({ name }) => isTakenApart(name, context)) &&
    strings.every(canRepeat);
  if (!isOnlyRead) {
    for (const tool of tools) reportTool(tool, context);
    return;
  }
  context.change(tools[0]!, draft => {
    const quote = quoteOf(member.getSourceFile());
    draft.replace(member.type, `${draft.importType(member, 'ai', 'Tool')}[${quote}${NAME}${quote}]`);
    for (const value of strings) narrow(value, draft, checker);
  });
}

/** Where the type is written that has the member: the literal itself, or the uses of its name. */
function typesWith({ parent }: tsTypes.Node, { uses }: Context): readonly tsTypes.Node[] {
  const declaration = ts.isTypeLiteralNode(parent) ? parent.parent : parent;
  if (!ts.isTypeAliasDeclaration(declaration) && !ts.isInterfaceDeclaration(declaration)) return [parent];
  const isMention = ({ parent }: tsTypes.Node) => ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent);
  return uses.references
    .of(declaration.name)
    .filter(use => !isMention(use))
    .map(({ parent }) => parent);
}

/** The parameter in whose type it stands: `tools: Record<string, Described>` */
function parameterWith(type: tsTypes.Node): tsTypes.ParameterDeclaration | undefined {
  const { parent } = type;
  if (ts.isParameter(parent)) return parent;
  return ts.isTypeNode(parent) && !ts.isFunctionLike(parent) ? parameterWith(parent) : undefined;
}

/** The arguments, or functions handed on, by which a tool gets to a parameter. */
function toolsTakenBy(parameter: tsTypes.ParameterDeclaration, { checker, uses }: Context): tsTypes.Expression[] {
  const fn = parameter.parent;
  if (!isFunctionNode(fn)) return [];
  const index = fn.parameters.indexOf(parameter);
  return uses.origins.placesOf(fn).flatMap(place => {
    if (!ts.isExpression(place)) return [];
    const { parent } = place;
    const argument = ts.isCallExpression(parent) && parent.expression === place ? parent.arguments[index] : undefined;
    const given = argument ? checker.getTypeAtLocation(argument) : handedTo(place, index, checker);
    return given && holdsTool(given, checker) ? [argument ?? place] : [];
  });
}

/** `tool: Described | Tool`: the type of the SDK takes the tool. */
const takesTool = (name: tsTypes.Node, checker: tsTypes.TypeChecker): boolean =>
  holdsTool(checker.getTypeAtLocation(name), checker);

/** Whether it is a tool, or a list or record of tools. */
function holdsTool(type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean {
  if (propertyOf(checker, type, NAME).owners.length > 0) return true;
  const element = type.getNumberIndexType() ?? type.getStringIndexType();
  return element !== undefined && propertyOf(checker, element, NAME).owners.length > 0;
}

/** What a function is called with by what takes it. */
function handedTo(fn: tsTypes.Expression, index: number, checker: tsTypes.TypeChecker): tsTypes.Type | undefined {
  const parameter = expectedType(checker, fn)?.getCallSignatures()[0]?.parameters[index];
  return parameter && checker.getTypeOfSymbol(parameter);
}

/** Whether nothing but members of a parameter is read. */
const isTakenApart = (name: tsTypes.BindingName, { uses }: Context): boolean =>
  ts.isObjectBindingPattern(name)
    ? !name.elements.some(({ dotDotDotToken }) => dotDotDotToken)
    : uses.references
        .of(name)
        .every(
          ({ parent }) =>
            ts.isPropertyAccessExpression(parent) ||
            (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)),
        );

function reportTool(tool: tsTypes.Expression, context: Context): void {
  context.report(tool, {
    message:
      'The `description` of a tool may be a function under 7, and is a string in the type that takes the tool here.',
    remedy:
      "Write `description?: Tool['description']` there, and ask for `typeof description === 'string'` where it is read.",
    severity: 'error',
  });
}
