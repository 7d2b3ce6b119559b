import { guide7 } from '../../src/guides.js';
import type { OptionUse, PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';
import { optionsOf } from './include/options.js';
import { sourcesOf } from './include/sources.js';
import { Wishes } from './include/wishes.js';

const REQUEST = 'LanguageModelRequestMetadata.body';
const RESPONSE = ['GenerateTextResponse.body', 'StepResponse.body'];
const OPTIONS = ['TextOptions.experimental_include', 'StreamTextOptions.includeRawChunks'];

export const include = defineTransform({
  id: 'include',
  title: 'Bodies and raw chunks come where `include` asks for them',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['experimental_include', 'includeRawChunks', 'body'],
  gives: ['include'],
  provesNew: true,
  why: 'Under 7 the bodies of requests and responses are left out unless the call asks for them with `include`, so that reading them gives `undefined`. `experimental_include` and `includeRawChunks` are aliases and will go.',
  keeps: [
    'an explicit `requestBody: false` or `responseBody: false`',
    'the bodies of `generateObject` and `streamObject`, which are there as before',
    '`includeRawChunks` in what a model is called with, and of transcriptions and speech',
    '`body` of requests and responses that are not the SDK’s',
  ],
  before: 'const result = await generateText({ model, prompt });\nlog(result.request.body);',
  after:
    'const result = await generateText({ model, prompt, include: { requestBody: true } });\nlog(result.request.body);',
  docs: guide7('streaming-and-include-options'),
  visit(use, context) {
    if (use.form === 'option' && means(use, OPTIONS)) return rename(use, context);
    if (use.form !== 'read' && use.form !== 'pattern') return;
    if (meansAny(use, [REQUEST])) ask(use, 'requestBody', context);
    else if (meansAny(use, RESPONSE)) ask(use, 'responseBody', context);
  },
  // What one call is asked for in several places is written together.
  inspect: (_, context) => Wishes.of(context).write(context),
  hints: ['experimental_include', 'includeRawChunks', 'body'],
});

/** What is not only for the call goes on working under the old name. */
function rename(use: OptionUse, context: Context): void {
  if (use.direct && !use.doubt) Wishes.of(context).add(use.literal, use.key);
}

function ask(use: ReadUse | PatternUse, body: 'requestBody' | 'responseBody', context: Context): void {
  const sources = sourcesOf(use, context);
  const literals = sources?.map(source => optionsOf(source, context));
  if (context.generation === null && sources?.length !== 0) {
    return context.report(use.key, {
      message:
        'Under 7 this is `undefined` unless the call asks for it; nothing tells which generation this was written for.',
      remedy: `Let the call have \`include: { ${body}: true }\` in its options.`,
    });
  }
  if (!literals || literals.includes(undefined)) {
    return context.report(use.key, {
      message: `Under 7 this is \`undefined\` unless the call asks for it, and ${sources ? 'the options of the call' : 'the call that it comes from'} could not be followed.`,
      remedy: `Add \`include: { ${body}: true }\` to the options of the call.`,
      severity: 'error',
    });
  }
  for (const literal of literals) if (literal) Wishes.of(context).add(literal, use.key, body);
}
