import { guide7 } from '../../src/guides.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse, OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, type Remark } from '../../src/transform.js';
import { reportBoth } from './prompt-checks/mapped.js';
import { assertPrompt, chooseOne } from './prompt-checks/optional.js';

/** Settings whose type was checked when the call was made. */
const CHECKED = /\b(?:temperature|topP|topK|presencePenalty|frequencyPenalty|seed)\s*:/;

export const promptChecks = defineTransform({
  id: 'prompt-checks',
  title: 'The prompt and the settings of a call are hardly checked',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['messages', 'prompt', 'InvalidPromptError', 'InvalidArgumentError'],
  hints: ['generateText', 'streamText', 'generateObject', 'streamObject'],
  why: 'Under 7 a call with `prompt` and `messages` drops the prompt, and messages of a wrong form fail with another error than `InvalidPromptError`, or are sent. Its types ask for one of both that is there for certain, where those of 4 took two that may be `undefined`.',
  keeps: ['calls with one of both', '`InvalidPromptError` where no test or `catch` counts on it'],
  before: 'await generateText({ model, prompt, messages });',
  after: 'await generateText({ model, prompt, messages }); // reported',
  docs: guide7('prompts-and-step-preparation'),
  visit(use, context) {
    if (use.form === 'option' && means(use, ['Prompt.prompt'])) {
      if (use.direct && context.generation === 4) assertPrompt(use, context);
    } else if (use.form === 'option' && means(use, ['Prompt.messages', 'AgentCallOptions.messages']))
      visitMessages(use, context);
    else if (use.form === 'name') visitError(use, context);
  },
  inspect(source, context) {
    if (context.generation === 4 && context.namesSdk) reportBoth(source, context);
  },
});

function visitMessages(use: OptionUse, context: Context): void {
  const { key, literal, node, direct } = use;
  // Elsewhere the object may be one of the project's own that only looks like the options of a call.
  if (direct && propertyNamed(literal, 'prompt')) {
    const isEither =
      context.generation === 4 && !isListOfUIMessages(typeOf(node, context), context) && chooseOne(use, context);
    if (isEither)
      return context.report(key, {
        message: 'Where both `messages` and `prompt` are given, 4 refused the call; now the messages are sent.',
        remedy: 'Nothing is to be done where only one of them is ever given.',
        severity: 'info',
      });
    context.report(key, {
      message: '`messages` stands beside `prompt`, which was refused; 7 sends the messages and drops the prompt.',
      remedy: 'Keep one of them.',
      severity: 'error',
    });
  }
  // 4 converted them by itself.
  if (context.generation === 4 || !isListOfUIMessages(typeOf(node, context), context)) return;
  context.report(key, {
    message:
      'These are UI messages, which were refused with an `InvalidPromptError`; 7 fails on them with another error.',
    remedy: 'Pass `await convertToModelMessages(…)` of them.',
    severity: 'error',
  });
}

function typeOf(property: OptionUse['node'], { checker }: Context): tsTypes.Type | undefined {
  const value = propertyValue(property);
  return value && checker.getNonNullableType(checker.getTypeAtLocation(value));
}

function isListOfUIMessages(type: tsTypes.Type | undefined, { checker }: Context): boolean {
  const element = type && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return propertyOf(checker, element, 'parts').owners.some(({ type: owner }) => owner === 'UIMessage');
}

/** Errors that were thrown for what is not checked any more. */
const ERRORS: Readonly<Record<string, Remark & { isExpectedAt(name: tsTypes.Node): boolean }>> = {
  InvalidPromptError: {
    message:
      'Of a prompt 7 only refuses system messages with this error; one of a wrong form fails with another, or is sent.',
    remedy: 'Check messages of unknown form with `modelMessageSchema` before the call.',
    isExpectedAt: name => isExpected(name),
  },
  InvalidArgumentError: {
    message: '7 does not check the type of this setting: the call goes to the model.',
    remedy: 'Check it before the call, and drop this expectation.',
    isExpectedAt: name => isExpected(name) && CHECKED.test(ts.findAncestor(name, ts.isStatement)?.getText() ?? ''),
  },
};

/** A name in an import stands for its uses. */
function visitError(use: NameUse, context: Context): void {
  const error = ERRORS[use.name];
  if (!error || !means(use, [`.${use.name}`])) return;
  const { isExpectedAt, ...remark } = error;
  for (const at of tokensBy(use, context.uses)) if (isExpectedAt(at)) context.report(at, remark);
}

/** `X.isInstance(error)`, `error instanceof X`, `toThrow(X)` */
const isExpected = (name: tsTypes.Node): boolean => {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'isInstance';
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
  return (
    ts.isCallExpression(parent) &&
    /\b(?:toThrow|toThrowError|toBeInstanceOf|throws|rejects)$/.test(parent.expression.getText())
  );
};
