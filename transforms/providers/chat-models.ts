import { guide5 } from '../../src/guides.js';
import { CHAT_BY_DEFAULT, packagesOf } from '../../src/sdk/providers.js';
import { inward, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { visitMock } from './chat-models/mocks.js';
import { visitValue } from './chat-models/values.js';

/** The one model that OpenAI's package of 4 asked by the Completions API. */
const COMPLETES = 'gpt-3.5-turbo-instruct';

export const chatModels = defineTransform({
  id: 'chat-models',
  title: 'Models keep the Chat Completions API: `openai(…)` becomes `openai.chat(…)`',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['openai', 'createOpenAI', 'azure', 'createAzure', 'xai', 'createXai'],
  hints: ['('],
  why: 'Under 7 the short form calls the Responses API: `openai(…)` has since 5, `azure(…)` since 6, `xai(…)` does now. It sends other requests and reads other options, and few servers behind a `baseURL` know it.',
  keeps: ['models whose API is named: `.chat`, `.responses`, `.completion`', '`openai(…)` of 5 and 6, `azure(…)` of 6'],
  before: "generateText({ model: openai('gpt-4o'), prompt });",
  after: "generateText({ model: openai.chat('gpt-4o'), prompt });",
  docs: guide5('openai'),
  visit(use, context) {
    if (context.wasNew || use.owners.length === 0) return;
    const isOurs = use.owners.every(({ module }) => CHAT_BY_DEFAULT[module]?.includes(context.generation!));
    if (!isOurs) return;
    if (use.form === 'option') visitMock(use, context);
    else if (use.form === 'name') visitValue(use, context);
  },
  inspect(source, context) {
    if (context.generation === null || context.wasNew || !context.mentions(/@ai-sdk\/(?:openai|azure|xai)\b/)) return;
    walk(source, node => {
      if (ts.isCallExpression(node) && node.arguments.length > 0) visitCall(node, context);
    });
  },
});

function visitCall(call: tsTypes.CallExpression, context: Context): void {
  const { checker, generation } = context;
  const callee = inward(call.expression);
  const isLong = ts.isPropertyAccessExpression(callee) && callee.name.text === 'languageModel';
  const packages = packagesOf(isLong ? callee.expression : callee, checker);
  const changed = packages.filter(name => CHAT_BY_DEFAULT[name]?.includes(generation!));
  if (changed.length === 0) return;
  if (changed.length < packages.length) return report(call.expression, context);
  const method = completes(call) && packages.includes('@ai-sdk/openai') ? 'completion' : 'chat';
  context.change(call.expression, draft => {
    if (isLong) draft.rename(callee.name, method);
    else if (call.questionDotToken) draft.insertAfter(call.questionDotToken, method);
    else draft.insertAfter(call.expression, `.${method}`);
  });
  if (packages.includes('@ai-sdk/xai')) reportMajor(call.expression, context);
}

/** Two majors of the package are for 7, and the later one cannot do what the code did. */
function reportMajor(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: '`chat` is in `@ai-sdk/xai` 4, the major that asks for Chat Completions; 5 has the Responses API alone.',
    remedy:
      'Install `@ai-sdk/xai` 4, as the report says of the manifest. For 5 write `xai.responses(…)`, which sends other requests.',
    severity: 'info',
    kind: 'breaking',
  });
}

const completes = ({ arguments: [id] }: tsTypes.CallExpression): boolean =>
  id !== undefined && ts.isStringLiteralLike(id) && id.text === COMPLETES;

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'Some of the providers that this may be call the Responses API under 7, where they called Chat Completions.',
    remedy: 'Write `.chat(…)` where the provider is `openai`, `azure` or `xai`, and leave the call for the others.',
    severity: 'warning',
  });
}
