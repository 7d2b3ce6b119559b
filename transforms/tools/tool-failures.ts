import { guide5 } from '../../src/guides.js';
import type { SourceUnit } from '../../src/project/project.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { isMemberName, outward, propertyNamed, propertyValue, staticName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse, OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const ERRORS = ['ToolExecutionError', 'InvalidToolArgumentsError', 'NoSuchToolError'];
const CONVERTERS = ['convertToCoreMessages', 'convertToModelMessages'];
const PROVIDERS = '@ai-sdk/openai-compatible';

export const toolFailures = defineTransform({
  id: 'tool-failures',
  title: 'Failures of tools show elsewhere',
  kind: 'silent',
  from: [4, 5],
  words: [...ERRORS, ...CONVERTERS, 'toolChoice'],
  hints: [PROVIDERS],
  why: 'Up to 4 a tool that failed, or was called in a wrong way, made the whole call throw; from 5 on the error goes back to the model, and the call ends as any other. Other things throw from 6 on that did not before: a history with a tool call without an answer, and a model that does not keep to `toolChoice`.',
  keeps: [
    '`NoSuchToolError` in the function that repairs calls, and in what makes text of errors for the client',
    "`toolChoice: 'auto'`",
    'messages that are converted where no tools are used',
  ],
  before:
    'try {\n  return await generateText({ model, tools, prompt });\n} catch (error) {\n  if (ToolExecutionError.isInstance(error)) return retry();\n}',
  after: `const result = await generateText({ model, tools, prompt });\nconst failed = result.steps.some(step => step.content.some(part => part.type === 'tool-error'));\nreturn failed ? retry() : result;`,
  docs: guide5('tool-execution-error-handling'),
  visit(use, context) {
    if (use.form === 'option' && means(use, ['TextOptions.toolChoice'])) reportChoice(use, context);
    if (use.form !== 'name') return;
    if (context.generation === 4 && ERRORS.some(name => means(use, [`.${name}`]))) reportErrors(use, context);
    if (context.generation === 5 && CONVERTERS.some(name => means(use, [`.${name}`]))) reportHistory(use, context);
  },
  inspect(source, context) {
    const found = source.statements.find(
      statement =>
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        statement.moduleSpecifier.text === PROVIDERS,
    );
    if (!found || context.generation !== 4 || !context.mentions(/\btools\b/)) return;
    context.report(found, {
      message:
        '4 ran the tools that a model called whatever reason it gave for its end; 7 does so only for `stop` and `tool-calls`.',
      remedy:
        'Nothing is to be done where the server gives one of these; models that give another reason, as some local ones do, need a middleware that sets it.',
      severity: 'info',
    });
  },
});

/** Functions that are still given these errors. */
const TOLD = /^(?:onError|getErrorMessage|(?:experimental_)?repairToolCall)$/;

/** Where a failure is looked for in what was thrown. */
function reportErrors(use: NameUse, context: Context): void {
  if (use.name === 'ToolExecutionError') {
    return context.report(use.key, {
      message:
        '`ToolExecutionError` is gone from 7: a tool that throws does not end the call, and the model is told of it.',
      remedy: `Look for the failure in the result: \`${LOOK}\`; its \`error\` is what the tool threw.`,
      severity: 'error',
    });
  }
  for (const token of tokensBy(use, context.uses)) {
    const name = isMemberName(token) ? token.parent : token;
    if (!isTest(name) || isTold(name)) continue;
    context.report(token, {
      message: `\`${use.name}\` is not thrown any more by a call that runs tools: 7 lists the tool call as \`invalid\`, tells the model, and goes on.`,
      remedy: `Look for it in the result: \`${LOOK}\`; nothing is to be done where the error comes from elsewhere.`,
    });
  }
}

const LOOK = "result.steps.flatMap(step => step.content).filter(part => part.type === 'tool-error')";

/** `X.isInstance(error)`, `error instanceof X` */
const isTest = (name: tsTypes.Node): boolean =>
  (ts.isPropertyAccessExpression(name.parent) && name.parent.name.text === 'isInstance') ||
  (ts.isBinaryExpression(name.parent) && name.parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword);

function isTold(node: tsTypes.Node): boolean {
  return (
    ts.findAncestor(node, at => {
      const holder = ts.isMethodDeclaration(at) ? at : ts.isFunctionLike(at) ? outward(at).parent : undefined;
      const isHeld = holder && (ts.isMethodDeclaration(holder) || ts.isPropertyAssignment(holder));
      return isHeld === true && TOLD.test(staticName(holder.name) ?? '');
    }) !== undefined
  );
}

/** Files with a choice, and files with a history: one line each says it. */
const chosen = new WeakSet<SourceUnit>();
const converted = new WeakSet<SourceUnit>();

function reportChoice(use: OptionUse, context: Context): void {
  const value = propertyValue(use.node);
  const isOpen = !value || (ts.isStringLiteralLike(value) && value.text === 'auto') || value.getText() === 'undefined';
  if (isOpen || chosen.has(context.unit)) return;
  chosen.add(context.unit);
  context.report(use.key, {
    message:
      'Under 7 a model that does not keep to `toolChoice` ends the call with a `ToolChoiceViolationError`; before, its answer was returned.',
    remedy:
      'Catch the error where the model may answer in another way; nothing is to be done for models that keep to it.',
    severity: 'info',
  });
}

function reportHistory(use: NameUse, context: Context): void {
  if (converted.has(context.unit) || !/\btools\b/.test(context.unit.code)) return;
  const call = tokensBy(use, context.uses)
    .map(token => (isMemberName(token) ? token.parent : token).parent)
    .find(ts.isCallExpression);
  const options = call?.arguments[1];
  if (
    !call ||
    (options && ts.isObjectLiteralExpression(options) && propertyNamed(options, 'ignoreIncompleteToolCalls'))
  )
    return;
  converted.add(context.unit);
  context.report(call, {
    message:
      'Under 7 a history in which a tool call has no result, as after an abort, is refused with a `MissingToolResultsError`.',
    remedy:
      'Add `{ ignoreIncompleteToolCalls: true }` as the second argument where chats are stored or can be stopped.',
  });
}
