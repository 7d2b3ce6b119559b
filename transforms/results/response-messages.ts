import type { Draft, Part } from '../../src/edit/draft.js';
import { indentAt, lineEnding } from '../../src/edit/layout.js';
import { guide7 } from '../../src/guides.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { isAssignmentTarget, literalKey, outward, staticName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../src/sdk/use.js';
import { isNamed } from '../../src/sdk/syntax.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const RESULT = ['GenerateTextResponse.messages'];
const STEP = ['StepResponse.messages'];
const NEW = 'responseMessages';

/** An access by name, dotted or by a literal key. */
type Access = tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression;

export const responseMessages = defineTransform({
  id: 'response-messages',
  title: '`response.messages` becomes `responseMessages`',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['messages'],
  gives: [NEW],
  why: 'Under 7 `response` is the response of the last step only: the tool calls and results of earlier steps vanish from a history that is built from `response.messages`.',
  keeps: [
    '`response.messages` of other libraries',
    '`response.id`, `.modelId`, `.headers`, which stay',
    'the messages of a step, which are reported',
  ],
  before: 'const result = await generateText({ model, tools, messages });\nmessages.push(...result.response.messages);',
  after: 'const result = await generateText({ model, tools, messages });\nmessages.push(...result.responseMessages);',
  docs: guide7('generatetext-and-streamtext-result-properties-now-include-all-steps'),
  visit(use, context) {
    if (use.form !== 'read' && use.form !== 'pattern') return;
    if (means(use, STEP)) {
      if (!(use.form === 'read' && lastStep(use, context))) step(use, context);
      return;
    }
    if (!means(use, RESULT)) return;
    if (context.generation === null) {
      return context.report(use.key, {
        message:
          'Up to 6 these were the messages of all steps; under 7 they are those of the last. Nothing tells which generation this was written for.',
        remedy: 'Read `responseMessages` of the result for all of them.',
      });
    }
    const done = use.form === 'read' ? read(use, context) : pattern(use, context);
    if (done) caught(use, context);
    else {
      context.report(use.key, {
        message:
          'These are the messages of the last step only under 7; where the response comes from could not be followed.',
        remedy: 'Read `responseMessages` of the result instead of `messages` of its response.',
        severity: 'error',
      });
    }
  },
});

/** A stream that failed without output: the error is another one. */
function caught(use: ReadUse | PatternUse, context: Context): void {
  for (let at: tsTypes.Node = use.node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    const attempt = at.parent;
    if (!ts.isTryStatement(attempt) || attempt.tryBlock !== at) continue;
    if (!/\bNoOutputGeneratedError\b/.test(attempt.catchClause?.getText() ?? '')) continue;
    context.report(use.key, {
      message:
        'For a stream that failed, `responseMessages` rejects with the error of the model itself, where `response` gave a `NoOutputGeneratedError`.',
      remedy: 'Let the `catch` look for the errors of the model too, such as `APICallError`.',
    });
  }
}

/** `X.messages`, where X is the response: what X is decides. */
function read(use: ReadUse, context: Context): boolean {
  const value = unwrap(use.node.expression);
  const access = responseAccess(value.node);
  if (access) {
    return context.change(use.key, draft => {
      respell(access, draft);
      if (value.awaited && !keepsParentheses(use.node)) draft.replace(use.node, value.awaited);
      else {
        const start = value.awaited ? use.node.expression.end : access.end;
        draft.replaceRange(use.node, { start, end: use.node.end });
      }
    });
  }
  return ts.isIdentifier(value.node) && binding(value.node, context);
}

/** `{ messages }`, taken out of the response. */
function pattern(use: PatternUse, context: Context): boolean {
  const element = use.node;
  if (!ts.isBindingElement(element)) return assignedPattern(element, context);
  const taken = element.parent as tsTypes.ObjectBindingPattern;
  const { name: local, initializer } = element;
  const owner = taken.parent;

  // `{ response: { messages } }`
  if (ts.isBindingElement(owner) && ts.isObjectBindingPattern(owner.parent)) {
    if (owner.initializer) return false;
    const renamed: Part[] = local.getText() === NEW ? [NEW] : [`${NEW}: `, local];
    if (initializer) renamed.push(' = ', initializer);
    return context.change(use.key, draft => {
      if (taken.elements.length === 1) draft.replace(owner, ...renamed);
      else {
        draft.removeElements(taken.elements, [element]);
        draft.addElementAfter(owner, ...renamed);
      }
    });
  }
  if (taken.elements.length > 1 || initializer || !ts.isIdentifier(local)) return false;

  // `const { messages } = await r.response`
  if (ts.isVariableDeclaration(owner) && owner.initializer) {
    const value = unwrap(owner.initializer);
    const access = responseAccess(value.node);
    if (access) {
      return context.change(use.key, draft => {
        draft.replace(taken, local.text);
        respell(access, draft);
      });
    }
    return ts.isIdentifier(value.node) && binding(value.node, context);
  }
  // `r.response.then(({ messages }) => …)`
  const access = ts.isParameter(owner) && thenOf(owner);
  if (!access) return false;
  return context.change(use.key, draft => {
    draft.replace(taken, local.text);
    respell(access, draft);
  });
}

/** `({ response: { messages } } = result)` */
function assignedPattern(element: Exclude<PatternUse['node'], tsTypes.BindingElement>, context: Context): boolean {
  const target = ts.isPropertyAssignment(element) ? element.initializer : element.name;
  const taken = element.parent as tsTypes.ObjectLiteralExpression;
  const owner = taken.parent;
  if (ts.isShorthandPropertyAssignment(element) && element.objectAssignmentInitializer) return false;
  if (!ts.isPropertyAssignment(owner) || staticName(owner.name) !== 'response') return false;
  const renamed = target.getText() === NEW ? NEW : `${NEW}: ${target.getText()}`;
  return context.change(element, draft => {
    if (taken.properties.length === 1) draft.replace(owner, renamed);
    else {
      draft.removeElements(taken.properties, [element]);
      draft.addElementAfter(owner, renamed);
    }
  });
}

/** `result.steps.at(-1)!.response.messages`: the last step held the messages of all. */
function lastStep(use: ReadUse, context: Context): boolean {
  const access = responseAccess(unwrap(use.node.expression).node);
  const element = access && unwrap(access.expression).node;
  const steps = element && listOfLast(element);
  if (!steps || !ts.isPropertyAccessExpression(steps) || context.generation === null) return false;
  const result = context.checker.getTypeAtLocation(steps.expression);
  if (propertyOf(context.checker, result, NEW).owners.length === 0) return false;
  return context.change(use.key, draft => {
    draft.replaceRange(use.node, { start: steps.name.getStart(), end: use.node.end }, NEW);
  });
}

/** For `list.at(-1)` and `list[list.length - 1]`: the list. */
function listOfLast(element: tsTypes.Expression): tsTypes.Expression | undefined {
  if (ts.isCallExpression(element)) {
    const { expression: callee, arguments: values } = element;
    const isLast = ts.isPropertyAccessExpression(callee) && callee.name.text === 'at' && values[0]?.getText() === '-1';
    return isLast ? callee.expression : undefined;
  }
  if (!ts.isElementAccessExpression(element)) return undefined;
  const { expression: list, argumentExpression: index } = element;
  return index.getText().replaceAll(' ', '') === `${list.getText()}.length-1` ? list : undefined;
}

/** The response stands in a variable: all of its uses change together, at the first of them. */
function binding(identifier: tsTypes.Identifier, context: Context): boolean {
  const declaration = context.uses.references.symbolAt(identifier)?.valueDeclaration;
  if (
    !declaration ||
    !(ts.isBindingElement(declaration) || ts.isVariableDeclaration(declaration) || ts.isParameter(declaration))
  )
    return false;
  if (!ts.isIdentifier(declaration.name) || done.has(declaration)) return done.has(declaration);

  const uses = context.uses.references.of(declaration.name);
  const reads = uses.map(readOfMessages);
  if (!reads[uses.indexOf(identifier)] || uses.some(isWritten)) return false;
  const only = reads.every(read => read !== undefined);

  const changed = only
    ? replaceBinding(declaration, reads as Read[], context)
    : addBinding(
        declaration,
        reads.filter(read => read !== undefined),
        context,
      );
  if (changed) done.add(declaration);
  return changed;
}

/** Bindings whose uses were changed. */
const done = new WeakSet<tsTypes.Node>();

type Declaration = tsTypes.BindingElement | tsTypes.VariableDeclaration | tsTypes.ParameterDeclaration;

/** A place that takes the messages out of the variable, and how the new variable is written there. */
interface Read {
  node: tsTypes.Node;
  write(draft: Draft, name: string): void;
}

function readOfMessages(identifier: tsTypes.Identifier): Read | undefined {
  const own = outward(identifier);
  const awaited = ts.isAwaitExpression(own.parent) ? own.parent : undefined;
  const value = awaited ? outward(awaited) : own;
  const { parent } = value;
  if (
    (ts.isPropertyAccessExpression(parent) && parent.name.text === 'messages') ||
    (ts.isElementAccessExpression(parent) && literalKey(parent.argumentExpression) === 'messages')
  ) {
    return {
      node: parent,
      write: (draft, name) => {
        const property = parent.parent;
        const same =
          ts.isPropertyAssignment(property) && property.initializer === parent && staticName(property.name) === name;
        if (!awaited) draft.replace(same ? property : parent, name);
        else draft.replace(parent, keepsParentheses(parent) ? `(await ${name})` : `await ${name}`);
      },
    };
  }
  // `const { messages } = response`
  if (ts.isVariableDeclaration(parent) && parent.initializer === value && ts.isObjectBindingPattern(parent.name)) {
    const [element, ...others] = parent.name.elements;
    if (
      element &&
      others.length === 0 &&
      ts.isIdentifier(element.name) &&
      staticName(element.propertyName ?? element.name) === 'messages' &&
      !element.initializer
    ) {
      const { name: taken } = parent;
      const local = element.name.text;
      return {
        node: parent,
        write: (draft, name) => {
          draft.replace(taken, local);
          draft.replace(value, awaited ? `await ${name}` : name);
        },
      };
    }
  }
  return undefined;
}

/** Nothing but the messages is read: the variable becomes the messages. */
function replaceBinding(declaration: Declaration, reads: readonly Read[], context: Context): boolean {
  const name = declaration.name as tsTypes.Identifier;
  const source = sourceOf(declaration);
  if (!source) return false;
  return context.change(name, draft => {
    const same = sameNameAfter(declaration, reads);
    const local = same ? NEW : draft.freeName(name, ...namesAfter(name.text));
    if (source === 'pattern') draft.replace(declaration, local === NEW ? NEW : `${NEW}: ${local}`);
    else {
      draft.replace(name, local);
      respell(source, draft);
    }
    if (same) draft.removeElements(same.list, [same.statement]);
    else for (const read of reads) read.write(draft, local);
  });
}

/** `const responseMessages = response.messages` where nothing else is read: the variable is there already. */
function sameNameAfter(
  declaration: Declaration,
  reads: readonly Read[],
): { list: tsTypes.NodeArray<tsTypes.Statement>; statement: tsTypes.Statement } | undefined {
  const [only, ...others] = reads;
  const variable = only && outward(only.node).parent;
  if (!variable || others.length > 0 || !ts.isVariableDeclaration(variable)) return undefined;
  if (!ts.isIdentifier(variable.name) || variable.name.text !== NEW || variable.type) return undefined;
  const statement = variable.parent.parent;
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length > 1) return undefined;
  const block = statement.parent;
  const scope = ts.findAncestor(declaration, node => ts.isBlock(node) || ts.isFunctionLike(node));
  if (!ts.isBlock(block) || !(block === scope || block.parent === scope)) return undefined;
  return { list: block.statements, statement };
}

/** `response` → `responseMessages`, `response2` → `responseMessages2`, `firstResponse` → `firstResponseMessages` */
const namesAfter = (name: string): [string, ...string[]] => [
  /response\d*$/i.test(name) ? name.replace(/response(?=\d*$)/i, '$&Messages') : NEW,
  NEW,
  'allResponseMessages',
];

/** Other members of the response are read too: the messages get a variable of their own beside it. */
function addBinding(declaration: Declaration, reads: readonly Read[], context: Context): boolean {
  const name = declaration.name as tsTypes.Identifier;
  const source = sourceOf(declaration);
  if (!source || ts.isParameter(declaration)) return false;
  const write = (describe: (draft: Draft, local: string) => void): boolean =>
    context.change(name, draft => {
      const local = draft.freeName(name, ...namesAfter(name.text));
      describe(draft, local);
      for (const read of reads) read.write(draft, local);
    });
  if (source === 'pattern') {
    return write((draft, local) => draft.addElementAfter(declaration, local === NEW ? NEW : `${NEW}: ${local}`));
  }
  if (!isNamed(source.expression)) return false;
  const messages = `${source.expression.getText()}.${NEW}`;
  if (ts.isBindingElement(declaration)) {
    // `const [text, response] = await Promise.all([…])`
    const list = outward(source).parent as tsTypes.ArrayLiteralExpression;
    if (declaration.parent.elements.length !== list.elements.length) return false;
    return write((draft, local) => {
      draft.addElementAfter(declaration.parent.elements.at(-1)!, local);
      draft.addElementAfter(list.elements.at(-1)!, messages);
    });
  }
  const statement = declaration.parent.parent;
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length > 1) return false;
  const isAwaited = unwrap(declaration.initializer!).awaited !== undefined;
  return write((draft, local) => {
    const { text } = statement.getSourceFile();
    const semicolon = text[statement.end - 1] === ';' ? ';' : '';
    const line = lineEnding(text) + indentAt(text, statement.getStart());
    draft.insertAfter(statement, `${line}const ${local} = ${isAwaited ? 'await ' : ''}${messages}${semicolon}`);
  });
}

/** Where the variable gets the response from: an element of a pattern that is named so, or an access `result.response`. */
function sourceOf(declaration: Declaration): Access | 'pattern' | undefined {
  if (ts.isParameter(declaration)) return declaration.type ? undefined : thenOf(declaration);
  if (declaration.initializer && ts.isBindingElement(declaration)) return undefined;
  if (ts.isVariableDeclaration(declaration)) {
    if (declaration.type || !declaration.initializer) return undefined;
    return responseAccess(unwrap(declaration.initializer).node);
  }
  if (isResponseElement(declaration)) return 'pattern';
  const { parent: taken } = declaration;
  if (!ts.isArrayBindingPattern(taken) || !ts.isVariableDeclaration(taken.parent)) return undefined;
  const { initializer } = taken.parent;
  const call = initializer && unwrap(initializer).node;
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'Promise.all') return undefined;
  const [list] = call.arguments;
  const element =
    list && ts.isArrayLiteralExpression(list) ? list.elements[taken.elements.indexOf(declaration)] : undefined;
  return element && responseAccess(unwrap(element).node);
}

/** Whether the variable is given another value there. */
function isWritten(use: tsTypes.Identifier): boolean {
  const { parent } = outward(use);
  if (ts.isShorthandPropertyAssignment(parent)) return isAssignmentTarget(parent.parent);
  if (ts.isPropertyAssignment(parent)) return parent.initializer === use && isAssignmentTarget(parent.parent);
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === outward(use) &&
    parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

const isResponseElement = (element: tsTypes.BindingElement): boolean =>
  ts.isObjectBindingPattern(element.parent) && staticName(element.propertyName ?? element.name) === 'response';

/** For the parameter of `r.response.then(…)`: the access `r.response`. */
function thenOf(parameter: tsTypes.ParameterDeclaration): Access | undefined {
  const call = outward(parameter.parent).parent;
  if (!ts.isCallExpression(call) || parameter.parent.parameters[0] !== parameter) return undefined;
  const callee = call.expression;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'then') return undefined;
  return responseAccess(unwrap(callee.expression).node);
}

/** The value behind parentheses, `!` and one `await`. */
function unwrap(expression: tsTypes.Expression): { node: tsTypes.Expression; awaited?: tsTypes.AwaitExpression } {
  let node = expression;
  let awaited: tsTypes.AwaitExpression | undefined;
  for (;;) {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) node = node.expression;
    else if (ts.isAwaitExpression(node) && !awaited) {
      awaited = node;
      node = node.expression;
    } else return awaited ? { node, awaited } : { node };
  }
}

function responseAccess(node: tsTypes.Node): Access | undefined {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'response') return node;
  if (ts.isElementAccessExpression(node) && literalKey(node.argumentExpression) === 'response') return node;
  return undefined;
}

/** `.response` → `.responseMessages` */
function respell(access: Access, draft: Draft): void {
  draft.rename(ts.isPropertyAccessExpression(access) ? access.name : access.argumentExpression, NEW);
}

/** Whether the node owns a member, a call or a template, or is spread: an `await` in its place keeps its parentheses. */
function keepsParentheses(node: tsTypes.Node): boolean {
  const value = outward(node);
  const { parent } = value;
  return (
    ts.isSpreadElement(parent) ||
    ((ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent) || ts.isCallExpression(parent)) &&
      parent.expression === value) ||
    ts.isNonNullExpression(node.parent) ||
    ts.isTaggedTemplateExpression(parent)
  );
}

/** In 4 to 6 the messages of a step held those of all steps before it. */
function step(use: ReadUse | PatternUse, context: Context): void {
  context.report(use.key, {
    message: 'The messages of a step are only its own under 7; before, they held those of all steps so far.',
    remedy:
      'For the last step read `responseMessages` of the result (or of the argument of `prepareStep`); in `onStepFinish` append these messages to what is kept instead of replacing it.',
    severity: 'error',
  });
}
