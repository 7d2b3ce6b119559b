import type { Draft } from '../../src/edit/draft.js';
import { indentAt, lineEnding } from '../../src/edit/layout.js';
import { guide7 } from '../../src/guides.js';
import { outward, staticName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { isNamed, type PatternUse, type ReadUse } from '../../src/sdk/uses.js';
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
    if (means(use, STEP)) return step(use, context);
    if (!means(use, RESULT)) return;
    const done = use.form === 'read' ? read(use, context) : pattern(use, context);
    if (!done) {
      context.report(use.key, {
        message:
          'These are the messages of the last step only under 7; where the response comes from could not be followed.',
        remedy: 'Read `responseMessages` of the result instead of `messages` of its response.',
        severity: 'error',
      });
    }
  },
});

/** `X.messages`, where X is the response: what X is decides. */
function read(use: ReadUse, context: Context): boolean {
  const value = unwrap(use.node.expression);
  const access = responseAccess(value.node);
  if (access) {
    return context.change(use.key, draft => {
      respell(access, draft);
      if (value.awaited && !isMemberOwner(use.node)) draft.replace(use.node, value.awaited);
      else draft.replaceRange(use.node, { start: use.node.expression.end, end: use.node.end });
    });
  }
  return ts.isIdentifier(value.node) && binding(value.node, context);
}

/** `{ messages }`, taken out of the response. */
function pattern(use: PatternUse, context: Context): boolean {
  const element = use.node;
  if (!ts.isBindingElement(element) || !ts.isIdentifier(element.name) || element.initializer) return false;
  const taken = element.parent as tsTypes.ObjectBindingPattern;
  const local = element.name;
  const owner = taken.parent;

  // `{ response: { messages } }`
  if (ts.isBindingElement(owner) && ts.isObjectBindingPattern(owner.parent)) {
    const renamed = local.text === NEW ? NEW : `${NEW}: ${local.text}`;
    return context.change(use.key, draft => {
      if (taken.elements.length === 1) draft.replace(owner, renamed);
      else {
        draft.removeElements(taken.elements, [element]);
        draft.addElementAfter(owner, renamed);
      }
    });
  }
  if (taken.elements.length > 1) return false;

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
  const value = outward(identifier);
  const { parent } = value;
  if (
    (ts.isPropertyAccessExpression(parent) && parent.name.text === 'messages') ||
    (ts.isElementAccessExpression(parent) && staticName(parent.argumentExpression) === 'messages')
  ) {
    return {
      node: parent,
      write: (draft, name) => {
        const property = parent.parent;
        const same =
          ts.isPropertyAssignment(property) && property.initializer === parent && staticName(property.name) === name;
        draft.replace(same ? property : parent, name);
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
          draft.replace(value, name);
        },
      };
    }
  }
  return undefined;
}

/** Nothing but the messages is read: the variable becomes the messages. */
function replaceBinding(declaration: Declaration, reads: readonly Read[], context: Context): boolean {
  const name = declaration.name as tsTypes.Identifier;
  if (ts.isBindingElement(declaration)) {
    if (!isResponseElement(declaration) || declaration.initializer) return false;
    return context.change(name, draft => {
      const local = draft.freeName(name, NEW, 'allResponseMessages');
      draft.replace(declaration, local === NEW ? NEW : `${NEW}: ${local}`);
      for (const read of reads) read.write(draft, local);
    });
  }
  const access = ts.isParameter(declaration)
    ? thenOf(declaration)
    : declaration.initializer && responseAccess(unwrap(declaration.initializer).node);
  if (!access || declaration.type) return false;
  return context.change(name, draft => {
    const local = draft.freeName(name, NEW, 'allResponseMessages');
    draft.replace(name, local);
    respell(access, draft);
    for (const read of reads) read.write(draft, local);
  });
}

/** Other members of the response are read too: the messages get a variable of their own beside it. */
function addBinding(declaration: Declaration, reads: readonly Read[], context: Context): boolean {
  const name = declaration.name as tsTypes.Identifier;
  if (ts.isBindingElement(declaration)) {
    if (!isResponseElement(declaration)) return false;
    return context.change(name, draft => {
      const local = draft.freeName(name, NEW, 'allResponseMessages');
      draft.addElementAfter(declaration, local === NEW ? NEW : `${NEW}: ${local}`);
      for (const read of reads) read.write(draft, local);
    });
  }
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return false;
  const value = unwrap(declaration.initializer);
  const access = responseAccess(value.node);
  const statement = declaration.parent.parent;
  if (!access || !isNamed(access.expression) || !ts.isVariableStatement(statement)) return false;
  if (statement.declarationList.declarations.length > 1) return false;
  return context.change(name, draft => {
    const local = draft.freeName(name, NEW, 'allResponseMessages');
    const text = statement.getSourceFile().text;
    const semicolon = text[statement.end - 1] === ';' ? ';' : '';
    const line = lineEnding(text) + indentAt(text, statement.getStart());
    draft.insertAfter(
      statement,
      `${line}const ${local} = ${value.awaited ? 'await ' : ''}${access.expression.getText()}.${NEW}${semicolon}`,
    );
    for (const read of reads) read.write(draft, local);
  });
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
  if (ts.isElementAccessExpression(node) && staticName(node.argumentExpression) === 'response') return node;
  return undefined;
}

/** `.response` → `.responseMessages` */
function respell(access: Access, draft: Draft): void {
  draft.rename(ts.isPropertyAccessExpression(access) ? access.name : access.argumentExpression, NEW);
}

/** Whether the node owns a member, a call or a template: an `await` in its place keeps its parentheses. */
function isMemberOwner(node: tsTypes.Node): boolean {
  const value = outward(node);
  const { parent } = value;
  return (
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
