/** `onFinish` and `onToolCall`, which are given other things. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentUnit } from '../../../src/edit/layout.js';
import { besideStatement, usesTrailingCommas } from '../../../src/edit/style.js';
import {
  type FunctionNode,
  isFunctionNode,
  isNamed,
  propertyNamed,
  propertyValue,
  staticName,
  walkOwn,
} from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** What gives the result of a tool; the old name is an alias under 7. */
const ADDS = ['addToolOutput', 'addToolResult'] as const;

const isAdder = (name: string | undefined): boolean => ADDS.some(add => add === name);

/** What the chat is bound to: its name, or the pattern that takes it apart. */
type Chat = tsTypes.ObjectBindingPattern | tsTypes.Identifier;

export function changeCallbacks(
  options: tsTypes.ObjectLiteralExpression,
  chat: Chat | undefined,
  context: Context,
): void {
  const onFinish = propertyNamed(options, 'onFinish');
  if (onFinish) changeFinish(onFinish, context);
  const onToolCall = propertyNamed(options, 'onToolCall');
  if (onToolCall) changeToolCall(onToolCall, chat, context);
}

export const functionHere = (property: tsTypes.ObjectLiteralElementLike): FunctionNode | undefined => {
  if (ts.isMethodDeclaration(property)) return property;
  const value = propertyValue(property);
  return value && isFunctionNode(value) ? value : undefined;
};

/** `message => …` becomes `({ message }) => …`. */
function changeFinish(property: tsTypes.ObjectLiteralElementLike, context: Context): void {
  const fn = functionHere(property);
  const value = propertyValue(property);
  if (!fn && value) return changeHeldFinish(property, value, context);
  const [message, details] = fn?.parameters ?? [];
  if (!message) return;
  const pattern = details && ts.isObjectBindingPattern(details.name) ? details.name : undefined;
  const names = pattern?.elements.map(element => staticName(element.propertyName ?? element.name)) ?? [];
  const isKnown = ts.isIdentifier(message.name) && (!details || (pattern && !details.type));
  if (!fn || !isKnown || names.some(name => name !== 'finishReason')) return reportFinish(property, names, context);
  const { text: name } = message.name as tsTypes.Identifier;
  const taken = [
    name === 'message' ? name : `message: ${name}`,
    ...(pattern?.elements.map(one => one.getText()) ?? []),
  ];
  const { text } = message.getSourceFile();
  const isBare = !text.slice(fn.getStart(), message.getStart()).includes('(');
  const [open, close] = isBare ? ['(', ')'] : ['', ''];
  const reason = names.length > 0 ? '; finishReason?: string' : '';
  const type = message.type ? [': { message: ', message.type, `${reason} }`] : [];
  const range = { start: message.getStart(), end: (details ?? message).end };
  context.change(message, draft =>
    draft.replaceRange(message, range, `${open}{ ${taken.join(', ')} }`, ...type, close),
  );
}

/** `onFinish: save` becomes `onFinish: ({ message }) => save(message)`, where it takes nothing else. */
function changeHeldFinish(
  property: tsTypes.ObjectLiteralElementLike,
  value: tsTypes.Expression,
  context: Context,
): void {
  const { checker, uses } = context;
  const [signature] = checker.getTypeAtLocation(value).getCallSignatures();
  const taken = uses.origins.functionIn(property)?.parameters ?? signature?.getParameters();
  if (taken?.length === 0) return;
  if (taken?.length !== 1 || !isNamed(value)) return reportFinish(property, [], context);
  const isShort = ts.isShorthandPropertyAssignment(property);
  context.change(property, draft => {
    if (isShort) draft.replace(property, `onFinish: ({ message }) => ${value.getText()}(message)`);
    else draft.replace(value, `({ message }) => ${value.getText()}(message)`);
  });
}

function reportFinish(
  property: tsTypes.ObjectLiteralElementLike,
  read: readonly (string | undefined)[],
  context: Context,
): void {
  const isMissing = read.includes('usage');
  context.report(property.name ?? property, {
    message: `In 7 \`onFinish\` is given one object with the \`message\` and its \`finishReason\`${isMissing ? ', and no `usage`' : ''}.`,
    remedy: isMissing
      ? 'Take `{ message, finishReason }`; send the usage from the server as `messageMetadata`, and read `message.metadata`.'
      : 'Take `({ message }) => …`.',
    severity: 'error',
  });
}

/** What it returns was the result of the tool; 7 is told by `addToolOutput`. */
function changeToolCall(property: tsTypes.ObjectLiteralElementLike, chat: Chat | undefined, context: Context): void {
  const fn = functionHere(property);
  const body = fn?.body;
  const call = fn && toolCallOf(fn);
  const returns: tsTypes.ReturnStatement[] = [];
  if (body && ts.isBlock(body)) {
    walkOwn(body, node => {
      if (ts.isReturnStatement(node) && node.expression) returns.push(node);
    });
    if (returns.length === 0) return;
  }
  if (!chat || !call || !body || !ts.isBlock(body)) {
    return context.report(property.name ?? property, {
      message: 'What `onToolCall` returned was the result of the tool; 7 takes no notice of it.',
      remedy:
        'Call `addToolOutput({ tool: toolCall.toolName, toolCallId: toolCall.toolCallId, output })` of the chat in it, without `await`.',
      severity: 'error',
    });
  }
  context.change(property, draft => {
    const add = adderOf(chat, draft, context);
    for (const statement of returns) replaceReturn(statement, add, call, draft);
  });
}

/** What is called with a result; a pattern takes it out of the chat, if it does not yet. */
function adderOf(chat: Chat, draft: Draft, context: Context): string {
  if (ts.isIdentifier(chat)) return `${chat.text}.addToolOutput`;
  const known = chat.elements.find(one => isAdder(staticName(one.propertyName ?? one.name)));
  if (known) return renamed(known, draft, context);
  const add = draft.freeName(chat, 'addToolOutput');
  const last = chat.elements.at(-1);
  if (last) draft.addElementAfter(last, add === 'addToolOutput' ? add : `addToolOutput: ${add}`);
  return add;
}

/** What a helper is called once it has its new name, where nothing stands in the way of that. */
function renamed({ name, propertyName }: tsTypes.BindingElement, draft: Draft, { uses }: Context): string {
  const [to] = ADDS;
  const all = new Set([name, ...uses.references.of(name)]);
  const isTaken = uses.references.within(name.getSourceFile(), to).length > 0;
  if (propertyName || isTaken || [...all].some(({ parent }) => ts.isShorthandPropertyAssignment(parent)))
    return name.getText();
  for (const one of all) draft.replace(one, to);
  return to;
}

/** `return value` becomes a call with the value and an empty `return`, in braces where it stands alone. */
function replaceReturn(statement: tsTypes.ReturnStatement, add: string, call: string, draft: Draft): void {
  const value = statement.expression!;
  const { line, end } = besideStatement(statement);
  const { text } = statement.getSourceFile();
  const isListed = ts.isBlock(statement.parent) || ts.isCaseOrDefaultClause(statement.parent);
  const step = indentUnit(text);
  const gap = isListed ? line : line + step;
  const head = [`${add}({`, `tool: ${call}.toolName,`, `toolCallId: ${call}.toolCallId,`, 'output: '].join(gap + step);
  const last = usesTrailingCommas(statement.getSourceFile()) ? ',' : '';
  const [open, close] = isListed ? ['', ''] : [`{${gap}`, `${line}}`];
  draft.replaceRange(statement, { start: statement.getStart(), end: value.getStart() }, open + head);
  draft.replaceRange(
    statement,
    { start: value.end, end: statement.end },
    `${last}${gap}})${end}${gap}return${end}${close}`,
  );
}

/** What the call is called in the function: `{ toolCall }`. */
function toolCallOf({ parameters: [parameter] }: FunctionNode): string | undefined {
  if (!parameter) return undefined;
  if (ts.isIdentifier(parameter.name)) return `${parameter.name.text}.toolCall`;
  if (!ts.isObjectBindingPattern(parameter.name)) return undefined;
  const element = parameter.name.elements.find(one => staticName(one.propertyName ?? one.name) === 'toolCall');
  return element && ts.isIdentifier(element.name) ? element.name.text : undefined;
}
