import type { Draft } from '../../src/edit/draft.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { type ToolRun, toolRun } from './execute/execute.js';
import { parametersCanThrow } from './execute/failures.js';
import { toolName } from './execute/name.js';
import { hasHelper, helperImport } from './helper/helper.js';
import { type Failure, failureFor } from './tool-errors/failure.js';
import { type Guard, guardFor } from './tool-errors/guard.js';
import { handlerFor, signalOf } from './tool-errors/handler.js';
import { keepErrorFlag } from './tool-errors/keep-flag.js';
import { parametersFor } from './tool-errors/reference.js';
import { writeRethrow } from './tool-errors/rethrow.js';
import { type Kept, keepTold } from './tool-errors/told.js';
import { beginEarlier, wrapBody, wrapCall, wrapIterable } from './tool-errors/write.js';

export const toolErrors = defineTransform({
  id: 'tool-errors',
  title: 'What `execute` throws no longer reaches the model',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'Under 7 whatever `execute` throws is sent to the provider as the result of the tool: host names, SQL, file paths. A `catch` logs it and answers with a code. Where the project counts on the shape of the result, the code is thrown instead.',
  keeps: [
    'a body that cannot throw, that throws only words of its author, or that handles its errors already',
    "a body with `'use step'` or `'use workflow'`, whose errors drive retries",
    '`execute` of other libraries, and tools without one',
    'a function that is referred to: it is called from a new one, as others may call it too',
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
    const { toolErrors } = context.choices;
    const run = toolErrors === 'off' ? undefined : toolRun(use, context);
    const guard = run && guardFor(run, context);
    if (!run || !guard) return;
    const name = toolName(run, context.uses.references, context.checker);
    const tool = name ? `the tool "${name}"` : 'this tool';
    if (toolErrors === 'report') {
      return context.report(use.key, {
        message: `What \`execute\` of ${tool} throws is sent to the model as text.`,
        remedy: 'Catch it in `execute`, log it, and return or throw a short code; `--tool-errors auto` writes that.',
      });
    }
    const failure = failureFor(run, name, context);
    const reason = whyNot(guard, failure, use.key.getSourceFile(), context);
    if (reason || guard.form === 'none') {
      return context.report(use.key, {
        message: `What \`execute\` of ${tool} throws is sent to the model as text. It was not wrapped: ${reason}.`,
        remedy:
          "Call it in a function with `try`, and in its `catch` log the error and return a short code: `{ ok: false, error: '…_failed' }`.",
      });
    }
    write(run, guard, failure, name, context);
  },
});

/** Why a tool stays as it is. */
function whyNot(
  guard: Guard,
  { answer, code }: Failure,
  source: tsTypes.SourceFile,
  context: Context,
): string | undefined {
  if (guard.form === 'none') return guard.reason;
  if (guard.form !== 'helper') return undefined;
  if (!hasHelper(source, context)) return 'its parameters are not known';
  return answer === 'throw'
    ? `the project counts on the shape of its results, so \`${code}\` must be thrown`
    : undefined;
}

function write(
  run: ToolRun,
  guard: Exclude<Guard, { form: 'none' }>,
  failure: Failure,
  name: string | undefined,
  context: Context,
): void {
  let lost: Kept['lost'] = [];
  const isReturned = failure.answer === 'return';
  const isMade = context.change(run.key, draft => {
    if (guard.form === 'early') return beginEarlier(draft, guard.early);
    if (isReturned && context.choices.keepIsError && ts.isObjectLiteralExpression(run.tool))
      keepErrorFlag(draft, run.tool, failure.flag, context);
    if (guard.form === 'helper') return guardByHelper(draft, guard, failure, name, context);
    const { isStream, execute } = guard;
    const call = guard.form === 'call' ? parametersFor(run, execute, guard.reference, context) : undefined;
    const kept = call ? undefined : keepTold(draft, run, { name, failure, isStream }, context);
    lost = kept?.lost ?? [];
    const isShared = isReturned && failure.flag === 'ok' && context.choices.toolErrorsHelper === 'always';
    const settings = {
      isStream,
      signal: call ? call.signal : signalOf(execute, context),
      toolError: kept?.toolError,
      caught: guard.form === 'rethrow' ? guard.rethrow : undefined,
      toolFailure: isShared ? helperImport(draft, run.key, 'toolFailure', context) : undefined,
    };
    const handler = handlerFor(run, name, failure, settings, context);
    if (guard.form === 'call') wrapCall(draft, { ...guard, parameters: call!.parameters }, handler);
    else if (guard.form === 'rethrow') writeRethrow(draft, guard.rethrow, handler);
    else if (guard.form === 'iterable') wrapIterable(draft, execute, guard.value, handler);
    else wrapBody(draft, execute, handler, context.checker);
  });
  if (isMade) reportRest(guard, failure, lost, context);
}

function guardByHelper(
  draft: Draft,
  { reference, isStream }: Extract<Guard, { form: 'helper' }>,
  { code }: Failure,
  name: string | undefined,
  context: Context,
): void {
  const local = helperImport(draft, reference, isStream ? 'guardToolStream' : 'guardTool', context);
  const quote = code[0]!;
  draft.insertBefore(reference, `${local}(${quote}${name ?? 'tool'}${quote}, `);
  draft.insertAfter(reference, ')');
}

/** What the wrap does not keep, or does not catch. */
function reportRest(guard: Guard, { answer, code }: Failure, lost: Kept['lost'], context: Context): void {
  for (const { statement, text } of lost) {
    context.report(statement, {
      message: 'The author’s words in this error no longer reach the model: only the code of the failure does.',
      remedy:
        answer === 'throw'
          ? 'Throw an error of a class `ToolError`, which passes; `--tool-errors-helper always` brings one.'
          : `Answer with them instead: \`return { ok: false as const, error: ${code}, message: ${text.getText()} }\`, or throw an error of a class \`ToolError\`.`,
      severity: 'info',
    });
  }
  if (guard.form === 'body' && parametersCanThrow(guard.execute, context.checker)) {
    context.report(guard.execute.parameters[0]!, {
      message: 'A default value of a parameter can throw, and no `try` of the body is around it.',
      remedy: 'Give the value in the body: `const id = input.id ?? makeId();`.',
    });
  }
}
