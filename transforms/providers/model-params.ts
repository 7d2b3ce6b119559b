import { guide7 } from '../../src/guides.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, meansAny, renameMember } from '../../src/transform.js';
import { changeOption } from './model-params/options.js';

const MESSAGES = ['System', 'User', 'Assistant', 'Tool'].map(role => `LanguageModel${role}Message`);
const PARTS = ['Text', 'File', 'Reasoning', 'ToolCall', 'ToolResult'].map(kind => `LanguageModel${kind}Part`);

const rename = renameMember({
  id: 'model-params',
  title: 'What middleware sees of a call has new names',
  kind: 'silent',
  from: [4],
  members: [
    ...['LanguageModelCallOptions', ...MESSAGES, ...PARTS].map(type => `${type}.providerMetadata`),
    'LanguageModelFilePart.mimeType',
    'LanguageModelToolCallPart.args',
    'LanguageModelFunctionTool.parameters',
  ],
  to: { providerMetadata: 'providerOptions', mimeType: 'mediaType', args: 'input', parameters: 'inputSchema' },
  why: 'Under 7 a model is called with `providerOptions`, and has its tools beside the prompt: an old name in `transformParams` or in the settings of `defaultSettingsMiddleware` is ignored, and reads as `undefined`.',
  keeps: [
    '`providerMetadata` of results, which has its name still',
    'reads of what 7 has in another form, which are reported: images, results of tools, modes for objects',
  ],
  before:
    'const middleware: LanguageModelMiddleware = {\n  transformParams: async ({ params }) => ({ ...params, providerMetadata: { openai: { user } }, tools: params.mode.tools }),\n};',
  after:
    'const middleware: LanguageModelMiddleware = {\n  transformParams: async ({ params }) => ({ ...params, providerOptions: { openai: { user } }, tools: params.tools }),\n};',
  docs: guide7('ai-sdk-core'),
});

/** Members that have no counterpart, and what to write instead. */
const GONE: Readonly<Record<string, string>> = {
  'LanguageModelCallOptions.mode':
    'Read `params.tools` and `params.toolChoice`; a call for an object has `params.responseFormat` of type `json`.',
  'LanguageModelCallOptions.inputFormat': 'Take it out: a model of 7 is always called with messages.',
  'LanguageModelImagePart.image': 'Images are parts of type `file` with a `mediaType`: read `part.data`.',
  'LanguageModelImagePart.mimeType': 'Images are parts of type `file`: read `part.mediaType`.',
  'LanguageModelToolResultPart.result':
    'Read `part.output`, which is `{ type: "text" | "json" | …, value }`, and write it in that form.',
  'LanguageModelToolResultPart.isError': 'An error has `part.output.type` `error-text` or `error-json`.',
};

const MODE = 'LanguageModelCallOptions.mode';
const CALLED = [MODE, 'LanguageModelCallOptions.inputFormat'];

export const modelParams = defineTransform({
  ...rename,
  words: [...rename.words, ...Object.keys(GONE).map(member => member.split('.')[1]!)],
  visit(use, context) {
    if (means(use, [MODE]) && unwraps(use.key)) unwrap(use, context);
    else if (means(use, CALLED) && changeOption(use, context)) return;
    else if (use.form !== 'name' && use.form !== 'stray' && isGone(use)) reportGone(use, context);
    else rename.visit(use, context);
  },
});

const memberOf = ({ owners }: Use): string => `${owners[0]?.type}.${owners[0]?.member}`;
const isGone = (use: Use): boolean => meansAny(use, Object.keys(GONE)) && memberOf(use) in GONE;

/** `params.mode.tools`: the tools stand beside it now. */
function unwraps(key: tsTypes.Node): boolean {
  const { parent } = key.parent;
  return ts.isPropertyAccessExpression(parent) && /^(?:tools|toolChoice)$/.test(parent.name.text);
}

function unwrap({ key }: Use, context: Context): void {
  const { parent: mode } = key;
  const member = (mode.parent as tsTypes.PropertyAccessExpression).name;
  context.change(key, draft => draft.replaceRange(key, { start: key.getStart(), end: member.getStart() }));
}

function reportGone(use: Use, context: Context): void {
  context.report(use.key, {
    message: `Models of 7 are called without \`${use.name}\`.`,
    remedy: GONE[memberOf(use)]!,
    severity: 'error',
  });
}
