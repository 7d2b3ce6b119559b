/** `onToolCall`, which returned the result of the tool in 4. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentUnit } from '../../../src/edit/layout.js';
import { besideStatement, usesTrailingCommas } from '../../../src/edit/style.js';
import { type FunctionNode, functionHere, isRest, staticName, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** What gives the result of a tool; the old name is an alias under 7. */
const ADDS = ['addToolOutput', 'addToolResult'] as const;

const isAdder = (name: string | undefined): boolean => ADDS.some(add => add === name);

/** What the chat is bound to: its name, or the pattern that takes it apart. */
export type Chat = tsTypes.ObjectBindingPattern | tsTypes.Identifier;

/** What it returns was the result of the tool; 7 is told by `addToolOutput`. */
export function changeToolCall(
  property: tsTypes.ObjectLiteralElementLike,
  chat: Chat | undefined,
  context: Context,
): void {
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
  // What is taken beside a rest would be missing from it.
  const rest = chat.elements.find(isRest);
  if (rest) return `${rest.name.getText()}.addToolOutput`;
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
