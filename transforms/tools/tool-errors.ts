import { inward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { answerFor } from './tool-errors/answer.js';
import { letsErrorsOut } from './tool-errors/failures.js';
import { logCall } from './tool-errors/log.js';
import { isRead, snakeCase, toolName } from './tool-errors/name.js';
import { type Execute, type Handler, isDirective, wrapBody } from './tool-errors/write.js';

export const toolErrors = defineTransform({
  id: 'tool-errors',
  title: 'What `execute` throws no longer reaches the model',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'Under 7 whatever `execute` throws is sent to the provider as the result of the tool: host names, SQL, file paths. A `catch` logs it and answers with a code. Where the project counts on the shape of the result, the code is thrown instead.',
  keeps: [
    'a body that cannot throw, or that handles its errors already',
    "a body with `'use step'` or `'use workflow'`, whose errors drive retries",
    '`execute` of other libraries, functions that are referred to, generators and synchronous functions',
  ],
  before: `const getWeather = tool({
  inputSchema,
  execute: async ({ city }) => readStation(city),
});`,
  after: `const getWeather = tool({
  inputSchema,
  execute: async ({ city }) => {
    try {
      return await readStation(city);
    } catch (error) {
      console.error('Tool "getWeather" failed:', error);
      return { ok: false as const, error: 'get_weather_failed', retryable: true };
    }
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    if (context.toolErrors === 'off' || use.form !== 'option' || use.doubt || !means(use, ['Tool.execute'])) return;
    const execute = inlineAsync(use.node);
    if (!execute || isDurable(execute) || !letsErrorsOut(execute, execute.body, context.checker)) return;

    const name = toolName(use.literal, context.uses.references, context.checker);
    if (context.toolErrors === 'report') {
      return context.report(use.key, {
        message: `What \`execute\` of ${name ? `the tool "${name}"` : 'this tool'} throws is sent to the model as text.`,
        remedy: 'Catch it in `execute`, log it, and return or throw a short code; `--tool-errors auto` writes that.',
      });
    }
    const handler = handlerFor(use, execute, name, context);
    context.change(use.key, draft => wrapBody(draft, execute, handler, context.checker));
  },
});

/** `async` arrow, function or method that is written in the tool itself, and is no generator. */
function inlineAsync(property: tsTypes.ObjectLiteralElementLike): Execute | undefined {
  const value = ts.isPropertyAssignment(property) ? inward(property.initializer) : property;
  if (!ts.isArrowFunction(value) && !ts.isFunctionExpression(value) && !ts.isMethodDeclaration(value)) return undefined;
  const isAsync = value.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.AsyncKeyword);
  return isAsync && !value.asteriskToken && value.body ? (value as Execute) : undefined;
}

/** A workflow runs the body again when it throws. */
const isDurable = ({ body }: Execute): boolean =>
  ts.isBlock(body) &&
  body.statements.some(
    (statement, i) =>
      body.statements.slice(0, i + 1).every(isDirective) && /^['"]use (?:step|workflow)\b/.test(statement.getText()),
  );

function handlerFor(use: OptionUse, execute: Execute, known: string | undefined, context: Context): Handler {
  const name = known ?? 'tool';
  const error = freeName(execute, context);
  const quote = quoteOf(execute);
  const code = `${quote}${snakeCase(name)}_failed${quote}`;
  const ok = context.unit.language === 'jsx' ? 'false' : 'false as const';
  const last =
    answerFor(use, execute, known, context) === 'throw'
      ? `throw new Error(${code}, { cause: ${error} })`
      : `return { ok: ${ok}, error: ${code}, retryable: ${isRead(name)} }`;
  const signal = abortSignalOf(execute, context);
  const aborted = signal ? [`${signal}?.throwIfAborted()`] : [];
  return { error, statements: [...aborted, logCall(execute, name, error, context), last] };
}

/** A name for the catch variable that hides nothing that can be seen there. */
function freeName(execute: Execute, { checker }: Context): string {
  const visible = checker
    .getSymbolsInScope(execute, ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
    .filter(({ declarations = [] }) => !declarations.every(declaration => isWithin(declaration, execute.body)));
  const taken = new Set(visible.map(({ name }) => name));
  return ['error', 'toolError', 'cause'].find(name => !taken.has(name)) ?? 'thrownError';
}

const isWithin = (node: tsTypes.Node, outer: tsTypes.Node): boolean =>
  ts.findAncestor(node, ancestor => ancestor === outer) !== undefined;

/** How the function reads the signal that ends the run, if its second parameter gives it. */
function abortSignalOf(execute: Execute, { checker }: Context): string | undefined {
  const options = execute.parameters[1];
  if (!options) return undefined;
  if (ts.isObjectBindingPattern(options.name)) {
    const element = options.name.elements.find(
      ({ propertyName, name, dotDotDotToken }) => !dotDotDotToken && (propertyName ?? name).getText() === 'abortSignal',
    );
    return element && ts.isIdentifier(element.name) ? element.name.text : undefined;
  }
  // An underscore says that the parameter is not for use.
  if (!ts.isIdentifier(options.name) || options.dotDotDotToken || options.name.text.startsWith('_')) return undefined;
  const type = checker.getTypeAtLocation(options);
  const hasSignal =
    type.flags & ts.TypeFlags.Any || checker.getPropertyOfType(checker.getNonNullableType(type), 'abortSignal');
  return hasSignal ? `${options.name.text}${options.questionToken ? '?' : ''}.abortSignal` : undefined;
}

/** The quote that the file imports with. */
function quoteOf(node: tsTypes.Node): string {
  const source = node.getSourceFile();
  return /\b(?:from|require\()\s*(['"])/.exec(source.text)?.[1] ?? "'";
}
