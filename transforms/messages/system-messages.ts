import type { Draft, Part } from '../../src/edit/draft.js';
import { indentAt, lineEnding, startsLine } from '../../src/edit/layout.js';
import { guide7 } from '../../src/guides.js';
import { saysSomething } from '../../src/sdk/flow.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { inward, outward, propertyNamed, propertyValue, staticName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { StrayUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, meansAny } from '../../src/transform.js';

const ROLES = [
  'SystemModelMessage.role',
  'UserModelMessage.role',
  'AssistantModelMessage.role',
  'ToolModelMessage.role',
  'UIMessage.role',
  'CreateMessage.role',
];

export const systemMessages = defineTransform({
  id: 'system-messages',
  title: 'System messages move from `messages` and `prompt` to `instructions`',
  kind: 'breaking',
  from: [4, 5, 6, 7],
  words: ['role'],
  why: 'Under 7 a system message in `messages` or `prompt` is refused: `generateText` throws, `streamText` answers with an error part and no text.',
  keeps: [
    'messages for the clients of other libraries',
    'system messages that are given to `system` or `instructions`',
    'system messages behind others, or in a list that is filled elsewhere: those are reported',
  ],
  before: "messages: [\n  { role: 'system', content: 'Be brief.' },\n  ...history,\n],",
  after: "instructions: 'Be brief.',\nmessages: [\n  ...history,\n],",
  docs: guide7('prompt-messages-system-messages-in-prompt-or-messages-are-rejected-by-default'),
  visit(use, context) {
    if (use.form === 'stray') return stray(use, context);
    if (use.form !== 'option' || !meansAny(use, ROLES) || !hasSystemRole(use.literal)) return;
    const lists = listsOf(use.literal, context);
    if (!lists) return refuse(use.literal, 'it does not stand in a list that is written at the call', context);
    for (const array of lists) {
      if (seen.has(array)) continue;
      seen.add(array);
      const reason = move(array, context);
      if (!reason) continue;
      for (const element of array.elements) {
        const message = systemMessage(element, context);
        if (message) refuse(message.literal, reason, context);
      }
    }
  },
});

/** The option by which a call says how it treats system messages among the others. */
const ALLOW = 'allowSystemInMessages';

/** Lists that were dealt with, at the first of their system messages, and messages that were reported. */
const seen = new WeakSet<tsTypes.Node>();

/** A system message on its way to somewhere that was not found. */
function stray(use: StrayUse, context: Context): void {
  if (!context.namesSdk || !use.literal || !hasSystemRole(use.literal) || !propertyNamed(use.literal, 'content'))
    return;
  context.report(use.key, {
    message: `If this system message reaches a call of the SDK among its messages, 7 refuses it; ${use.loss.reason}, so that was not proven.`,
    remedy: 'Pass its content as `instructions` of the call and keep it out of the messages.',
  });
}

function refuse(message: tsTypes.ObjectLiteralExpression, reason: string, context: Context): void {
  if (seen.has(message)) return;
  seen.add(message);
  const { calls, lost } = destinations(message, context);
  if (!lost && calls.every(options => propertyNamed(options, ALLOW))) return;
  context.report(propertyNamed(message, 'role')!.name!, {
    message: `7 refuses system messages among \`messages\`, and this one was left: ${reason}.`,
    remedy:
      'Pass its content as `instructions` and take it out of the list. If the list must hold it, and none of its system messages comes from a user, add `allowSystemInMessages: true` to the call.',
    severity: calls.length > 0 ? 'error' : 'warning',
  });
}

/** A system message in a list. */
interface SystemMessage {
  literal: tsTypes.ObjectLiteralExpression;
  /** What stands for it: the literal, or the constant that holds it. */
  value: tsTypes.Expression;
  /** What is taken out of the list. */
  element: tsTypes.Expression;
  /** For `...(condition ? [message] : [])`. */
  condition?: tsTypes.Expression;
}

/** The lists that a message stands in, none where it never becomes a message of a call; undefined where that is not known. */
function listsOf(
  literal: tsTypes.ObjectLiteralExpression,
  context: Context,
): tsTypes.ArrayLiteralExpression[] | undefined {
  const { parent } = outward(literal);
  if (!ts.isVariableDeclaration(parent)) return listAt(parent);
  if (!ts.isIdentifier(parent.name)) return undefined;
  const lists: tsTypes.ArrayLiteralExpression[] = [];
  for (const use of context.uses.references.of(parent.name)) {
    if (isDeclared(use) || (ts.isPropertyAccessExpression(use.parent) && use.parent.expression === use)) continue;
    const found = listAt(outward(use).parent);
    if (!found) return undefined;
    lists.push(...found);
  }
  return lists;
}

/** The list that an element or a whole list of system messages belongs to. */
function listAt(parent: tsTypes.Node): tsTypes.ArrayLiteralExpression[] | undefined {
  if (isInstructions(parent)) return [];
  if (!ts.isArrayLiteralExpression(parent)) return undefined;
  const spread = conditionalSpread(parent);
  const array = spread ? (spread.parent as tsTypes.ArrayLiteralExpression) : parent;
  return isInstructions(outward(array).parent) ? [] : [array];
}

/** `system: value`, `instructions: value`, `{ system }` */
const isInstructions = (node: tsTypes.Node): boolean =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  ['system', 'instructions'].includes(staticName(node.name) ?? '');

/** For the list in `...(condition ? [message] : [])`: the spread. */
function conditionalSpread(array: tsTypes.ArrayLiteralExpression): tsTypes.SpreadElement | undefined {
  const choice = outward(array).parent;
  if (!ts.isConditionalExpression(choice) || inward(choice.whenTrue) !== array) return undefined;
  const other = inward(choice.whenFalse);
  if (!ts.isArrayLiteralExpression(other) || other.elements.length > 0 || array.elements.length !== 1) return undefined;
  const spread = outward(choice).parent;
  return ts.isSpreadElement(spread) && ts.isArrayLiteralExpression(spread.parent) ? spread : undefined;
}

/** The element as a system message: written there, in a conditional spread, or in a constant that stands for it. */
function systemMessage(element: tsTypes.Expression, context: Context): SystemMessage | undefined {
  if (ts.isSpreadElement(element)) {
    const choice = inward(element.expression);
    if (!ts.isConditionalExpression(choice)) return undefined;
    const list = inward(choice.whenTrue);
    if (!ts.isArrayLiteralExpression(list) || conditionalSpread(list) !== element) return undefined;
    const only = list.elements[0] && systemMessage(list.elements[0], context);
    return only && !only.condition ? { ...only, element, condition: choice.condition } : undefined;
  }
  const value = inward(element);
  const literal = ts.isIdentifier(value) ? constantLiteral(value, context) : value;
  return literal && ts.isObjectLiteralExpression(literal) && hasSystemRole(literal)
    ? { literal, value, element }
    : undefined;
}

function constantLiteral(identifier: tsTypes.Identifier, context: Context): tsTypes.Expression | undefined {
  const declaration = context.uses.references.symbolAt(identifier)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  return ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const ? inward(declaration.initializer) : undefined;
}

function hasSystemRole(literal: tsTypes.ObjectLiteralExpression): boolean {
  const role = propertyValue(propertyNamed(literal, 'role'));
  const text = role && inward(role);
  return text !== undefined && ts.isStringLiteralLike(text) && text.text === 'system';
}

/** Moves the system messages of a list to the calls that it goes to; answers why not. */
function move(array: tsTypes.ArrayLiteralExpression, context: Context): string | undefined {
  const messages = array.elements.map(element => systemMessage(element, context));
  const leading = messages.findIndex(message => !message);
  const count = leading === -1 ? messages.length : leading;
  if (count === 0 || messages.slice(count).some(message => message)) return 'other messages stand before it';
  const system = messages.slice(0, count) as SystemMessage[];
  const { parent } = outward(array);
  const call = callOf(parent, context);
  if (typeof call === 'string') return call;
  if (context.generation === 7) return 'the code is on 7 already, which this tool does not touch';
  if (call) {
    if (count === array.elements.length) return 'no message would be left in the list';
    return inline(array, system, call, context);
  }
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) return variable(array, parent, system, context);
  return 'the list does not go straight to a call';
}

/** The call that a `messages` or `prompt` property belongs to. */
interface Call {
  property: tsTypes.ObjectLiteralElementLike;
  options: tsTypes.ObjectLiteralExpression;
  /** The option of the old name, of type string. */
  system?: tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment;
}

/** What takes the list: a call, nothing of the SDK's (undefined), or a reason why it cannot take instructions. */
function callOf(node: tsTypes.Node, context: Context): Call | string | undefined {
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return undefined;
  const name = staticName(node.name);
  if (name !== 'messages' && name !== 'prompt') return undefined;
  const options = node.parent as tsTypes.ObjectLiteralExpression;
  const type = typeOfOptions(options, context);
  if (!takesMessages(type, name, context)) return undefined;
  if (propertyOf(context.checker, type, 'instructions').owners.length === 0) {
    return 'this call takes no instructions; an agent has them in its settings';
  }
  if (propertyNamed(options, 'instructions')) return 'the call has `instructions` already';
  if (propertyNamed(options, ALLOW)) return 'the call says how it treats them';
  for (const property of options.properties) {
    if (!ts.isSpreadAssignment(property)) continue;
    const spread = context.checker.getTypeAtLocation(property.expression);
    const opaque = (spread.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
    if (opaque || ['system', 'instructions'].some(key => has(spread, key, context))) {
      return 'what is spread into the call may bring instructions of its own';
    }
  }
  const system = propertyNamed(options, 'system');
  if (!system) return { property: node, options };
  const value = propertyValue(system);
  if (
    !value ||
    !(ts.isPropertyAssignment(system) || ts.isShorthandPropertyAssignment(system)) ||
    !isString(value, context)
  ) {
    return 'the call has a `system` option that is not known to be a string';
  }
  return { property: node, options, system };
}

/** What an object is to those who take it, where that is one thing only. */
function typeOfOptions(options: tsTypes.ObjectLiteralExpression, { checker, uses }: Context): tsTypes.Type | undefined {
  const type = checker.getContextualType(options);
  if (type && saysSomething(checker, type)) return type;
  const { takers, lost } = uses.flows.of(options);
  return takers.length === 1 && lost.length === 0 ? takers[0]!.type : undefined;
}

/** Whether the SDK takes messages there and looks for system messages among them: what `prepareStep` gives is not checked. */
function takesMessages(type: tsTypes.Type | undefined, name: string, { checker }: Context): boolean {
  const { owners } = propertyOf(checker, type, name);
  return owners.length > 0 && !owners.every(owner => owner.type === 'PrepareStepResult');
}

/**
 * The options of the calls that a message comes to, in a list or through variables and helpers, whatever their types say
 * on the way; and whether it also goes where it could not be followed.
 */
function destinations(
  message: tsTypes.Expression,
  context: Context,
): { calls: tsTypes.ObjectLiteralExpression[]; lost: boolean } {
  const { references } = context.uses;
  const calls: tsTypes.ObjectLiteralExpression[] = [];
  const seen = new Set<tsTypes.Node>();
  let lost = false;

  const named = (name: tsTypes.Node | undefined, called: boolean): void => {
    const found = name ? references.of(name).filter(use => !isDeclared(use)) : [];
    if (found.length === 0) lost = true;
    for (const use of found) {
      // `this.messages` is the member, not a member of it.
      const at = ts.isPropertyAccessExpression(use.parent) && use.parent.name === use ? use.parent : use;
      if (!called) follow(at);
      else if (ts.isCallExpression(at.parent) && at.parent.expression === at) follow(at.parent);
      else lost = true;
    }
  };

  const held = (target: tsTypes.Expression): void => {
    const declaration = references.symbolAt(inward(target))?.valueDeclaration;
    named(declaration && ts.getNameOfDeclaration(declaration), false);
  };

  const follow = (expression: tsTypes.Node): void => {
    const node = outward(expression);
    if (seen.has(node)) return;
    seen.add(node);
    const { parent } = node;
    if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
      const options = parent.parent;
      const name = staticName(parent.name) ?? '';
      const type = ts.isObjectLiteralExpression(options) ? typeOfOptions(options, context) : undefined;
      if (takesMessages(type, name, context)) calls.push(options as tsTypes.ObjectLiteralExpression);
      else if (propertyOf(context.checker, type, name).owners.length === 0) lost = true;
    } else if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) named(parent.name, false);
    else if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      if (parent.right === node) held(parent.left);
    } else if (ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) {
      const fn = ts.findAncestor(parent, ts.isFunctionLike);
      const holder = fn && outward(fn).parent;
      named(fn?.name ?? (holder && ts.isVariableDeclaration(holder) ? holder.name : undefined), true);
    } else if (ts.isCallExpression(parent) && parent.expression !== node) {
      const callee = parent.expression;
      const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
      if (ts.isPropertyAccessExpression(callee) && ['push', 'unshift'].includes(method)) {
        held(callee.expression);
      } else if (/^(?:concat|convertTo(?:Core|Model)Messages)$/.test(method)) follow(parent);
      else lost = true;
    } else if (ts.isPropertyAccessExpression(parent)) {
      const call = parent.parent;
      if (/^(?:concat|filter|map|slice)$/.test(parent.name.text) && ts.isCallExpression(call)) follow(call);
    } else if (
      ts.isArrayLiteralExpression(parent) ||
      ts.isSpreadElement(parent) ||
      ts.isAwaitExpression(parent) ||
      ts.isConditionalExpression(parent) ||
      ts.isBinaryExpression(parent)
    ) {
      follow(parent);
    } else if (!ts.isExpressionStatement(parent)) lost = true;
  };
  follow(message);
  return { calls, lost };
}

const isDeclared = ({ parent }: tsTypes.Identifier): boolean =>
  ts.isImportSpecifier(parent) ||
  ts.isExportSpecifier(parent) ||
  (ts.isVariableDeclaration(parent) && !parent.initializer) ||
  ts.isTypeQueryNode(parent);

function has(type: tsTypes.Type, name: string, { checker }: Context): boolean {
  const base = checker.getNonNullableType(type);
  return (base.isUnion() ? base.types : [base]).some(part => checker.getPropertyOfType(part, name) !== undefined);
}

function isString(value: tsTypes.Expression, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(value);
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(part => part.flags & ts.TypeFlags.StringLike);
}

function inline(
  array: tsTypes.ArrayLiteralExpression,
  system: readonly SystemMessage[],
  call: Call,
  context: Context,
): undefined {
  context.change(array, draft => {
    removeAll(array, system, draft);
    if (call.system) instructionsWith(call.system, system, draft);
    else draft.addElementBefore(call.property, 'instructions: ', ...instructions(system, call.property));
  });
  return undefined;
}

/** What `instructions` is given: the text of one message, else the messages themselves. */
function instructions(system: readonly SystemMessage[], place: tsTypes.Node): Part[] {
  const [first, ...others] = system;
  if (others.length > 0) return several(system);
  const indent = indentAt(place.getSourceFile().text, place.getStart());
  const parts = (contentOf(first!) ?? [first!.value]).map(part =>
    typeof part === 'string' ? part : { node: part, indent },
  );
  return first!.condition ? [first!.condition, ' ? ', ...parts, ' : undefined'] : parts;
}

/** The messages as a list, on lines of their own where they had them. */
function several(system: readonly SystemMessage[]): Part[] {
  const { element } = system[0]!;
  const { text } = element.getSourceFile();
  const start = element.getStart();
  if (!startsLine(text, start)) return ['[', ...list(system, ', '), ']'];
  const eol = lineEnding(text);
  const outer = eol + indentAt(text, element.parent.getStart());
  const inner = eol + indentAt(text, start);
  return ['[', inner, ...list(system, `,${inner}`), `,${outer}]`];
}

const list = (system: readonly SystemMessage[], separator: string): Part[] =>
  system.flatMap(({ condition, element, value }, i) => {
    const part = condition ? element : value;
    return i === 0 ? [part] : [separator, part];
  });

/** The content of a message that is written there and has nothing but a role and a content. */
function contentOf({ literal, value }: SystemMessage): (string | tsTypes.Node)[] | undefined {
  if (value !== literal || literal.properties.length !== 2) return undefined;
  const content = propertyNamed(literal, 'content');
  if (content && ts.isShorthandPropertyAssignment(content)) return [content.name.text];
  return content && ts.isPropertyAssignment(content) ? [content.initializer] : undefined;
}

/** `system: text` beside system messages: the text was sent first, so it comes first. */
function instructionsWith(
  option: tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment,
  system: readonly SystemMessage[],
  draft: Draft,
): void {
  draft.rename(option.name, 'instructions');
  const value = ts.isPropertyAssignment(option) ? option.initializer : option.name;
  draft.insertBefore(value, "[{ role: 'system', content: ");
  draft.insertAfter(value, ' }, ', ...list(system, ', '), ']');
}

/** The list stands in a variable: every use must be a call that takes instructions, or add to the list. */
function variable(
  array: tsTypes.ArrayLiteralExpression,
  declaration: tsTypes.VariableDeclaration,
  system: readonly SystemMessage[],
  context: Context,
): string | undefined {
  const statement = declaration.parent.parent;
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length > 1)
    return 'its list is not declared by itself';
  if (statement.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.ExportKeyword))
    return 'its list is exported';
  const calls: Call[] = [];
  let grows = false;
  let isGiven = false;
  for (const use of context.uses.references.of(declaration.name)) {
    if (use === declaration.name) continue;
    if (isAdding(use)) {
      grows = true;
      continue;
    }
    const value = outward(use).parent;
    const spread =
      ts.isSpreadElement(value) && ts.isArrayLiteralExpression(value.parent) && value.parent.elements[0] === value;
    const property = spread
      ? outward(value.parent).parent
      : ts.isShorthandPropertyAssignment(use.parent)
        ? use.parent
        : value;
    if (isInstructions(property)) {
      isGiven = true;
      continue;
    }
    const call = callOf(property, context);
    if (typeof call === 'string') return call;
    if (!call) return 'its list is also used for something else';
    if (call.system) return 'the call has a `system` option too';
    if (use.getSourceFile() !== array.getSourceFile()) return 'its list is used in another file';
    calls.push(call);
  }
  if (isGiven) return calls.length > 0 ? 'its list is also given as instructions' : undefined;
  if (calls.length === 0) return 'its list does not go straight to a call';
  const empty = system.length === array.elements.length;
  if (empty && !grows) return 'no message would be left in the list';
  if (empty && !declaration.type) return 'its list has no type of its own, and would be empty';

  const [only, ...others] = calls;
  const content = system.length === 1 ? contentOf(system[0]!) : undefined;
  const fixed =
    system.length === 1 && contentOf(system[0]!)
      ? propertyValue(propertyNamed(system[0]!.literal, 'content'))
      : undefined;
  const isFixed = fixed !== undefined && ts.isStringLiteralLike(fixed);
  const isNamed = system.every(message => message.value !== message.literal);
  if (others.length === 0 && (isFixed || isNamed)) {
    context.change(array, draft => {
      removeAll(array, system, draft);
      draft.addElementBefore(only!.property, 'instructions: ', ...instructions(system, only!.property));
    });
    return undefined;
  }
  if (!content) return 'its list is in a variable, and it is more than a text';
  context.change(array, draft => {
    removeAll(array, system, draft);
    // Evaluated where it was, once, however often the list is sent.
    const name = draft.freeName(array, 'instructions', 'systemInstructions');
    const { text } = statement.getSourceFile();
    const semicolon = text[statement.end - 1] === ';' ? ';' : '';
    const line = lineEnding(text) + indentAt(text, statement.getStart());
    draft.insertBefore(statement, `const ${name} = `, ...instructions(system, statement), semicolon, line);
    for (const call of calls)
      draft.addElementBefore(call.property, name === 'instructions' ? name : `instructions: ${name}`);
  });
  return undefined;
}

const removeAll = (array: tsTypes.ArrayLiteralExpression, system: readonly SystemMessage[], draft: Draft): void =>
  draft.removeElements(
    array.elements,
    system.map(message => message.element),
  );

/** `list.push(…)`: adds behind what is there. */
function isAdding(use: tsTypes.Identifier): boolean {
  const member = use.parent;
  return (
    ts.isPropertyAccessExpression(member) &&
    member.expression === use &&
    member.name.text === 'push' &&
    ts.isCallExpression(member.parent) &&
    member.parent.expression === member
  );
}
