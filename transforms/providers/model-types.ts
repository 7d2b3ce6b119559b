import type { Draft } from '../../src/edit/draft.js';
import { guide7 } from '../../src/guides.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { ownersOfSymbol } from '../../src/sdk/symbols.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { dropValues } from './values.js';

const PROVIDER = '@ai-sdk/provider';

/** Ends of names that 7 has with V4. */
const LANGUAGE = [
  ...['CallOptions', 'FilePart', 'FunctionTool', 'Message', 'Prompt', 'ReasoningPart', 'Source', 'StreamPart'],
  ...['TextPart', 'ToolCallPart', 'ToolChoice', 'ToolResultPart'],
];

/** Types of V1, and those of `@ai-sdk/provider` that say the same in 7. */
const V4: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LANGUAGE.map(end => [`LanguageModelV1${end}`, `LanguageModelV4${end}`])),
  LanguageModelV1: 'LanguageModelV4',
  LanguageModelV1CallWarning: 'SharedV4Warning',
  LanguageModelV1FunctionToolCall: 'LanguageModelV4ToolCall',
  LanguageModelV1ProviderDefinedTool: 'LanguageModelV4ProviderTool',
  LanguageModelV1ProviderMetadata: 'SharedV4ProviderMetadata',
  EmbeddingModelV1: 'EmbeddingModelV4',
  EmbeddingModelV1Embedding: 'EmbeddingModelV4Embedding',
  ImageModelV1: 'ImageModelV4',
  ImageModelV1CallOptions: 'ImageModelV4CallOptions',
  ImageModelV1CallWarning: 'SharedV4Warning',
  ProviderV1: 'ProviderV4',
  SpeechModelV1: 'SpeechModelV4',
  SpeechModelV1CallOptions: 'SpeechModelV4CallOptions',
  SpeechModelV1CallWarning: 'SharedV4Warning',
  TranscriptionModelV1: 'TranscriptionModelV4',
  TranscriptionModelV1CallOptions: 'TranscriptionModelV4CallOptions',
  TranscriptionModelV1CallWarning: 'SharedV4Warning',
};

/** Types that `ai` has under another name. */
const AI: Readonly<Record<string, string>> = {
  LanguageModelV1Middleware: 'LanguageModelMiddleware',
  Experimental_LanguageModelV1Middleware: 'LanguageModelMiddleware',
  LanguageModelV1FinishReason: 'FinishReason',
};

/** Types that nothing of 7 stands for. */
const GONE: Readonly<Record<string, string>> = {
  LanguageModelV1ImagePart: 'Images are parts of type `file` with a media type: take `LanguageModelV4FilePart`.',
  LanguageModelV1RedactedReasoningPart: 'Reasoning that is redacted is a `LanguageModelV4ReasoningPart`.',
  LanguageModelV1LogProbs: 'Providers give log probabilities in `providerMetadata`.',
  LanguageModelV1ObjectGenerationMode: 'Models of 7 have no mode for objects: take it out.',
};

export const modelTypes = defineTransform({
  id: 'model-types',
  title: 'Types of models of V1 become those of 7',
  kind: 'breaking',
  from: [4],
  words: [...Object.keys(V4), ...Object.keys(AI), ...Object.keys(GONE)],
  gives: [...Object.values(V4), ...Object.values(AI)],
  why: '7 has no types of V1: what models take and give is of V4, in `@ai-sdk/provider`. A model that only goes into calls is a `LanguageModel`, which may also be the name of a model.',
  keeps: ['types of these names that are not the SDK’s', 'the name under which a file of yours exports a type'],
  before:
    "import type { LanguageModelV1, LanguageModelV1Middleware } from 'ai';\n\nconst ask = (model: LanguageModelV1) => generateText({ model, prompt });",
  after:
    "import type { LanguageModel, LanguageModelMiddleware } from 'ai';\n\nconst ask = (model: LanguageModel) => generateText({ model, prompt });",
  docs: guide7('ai-sdk-core'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, [`.${use.name}`])) return;
    const { name } = use;
    if (name in GONE) return report(use, `\`${name}\` is gone from 7.`, GONE[name]!, context);
    if (name in AI) return take(use, 'ai', AI[name]!, context);
    const isPlain = name === 'LanguageModelV1' && use.owners[0]!.module === 'ai' && !usesMembers(context);
    if (isPlain) take(use, 'ai', 'LanguageModel', context);
    else take(use, PROVIDER, V4[name]!, context);
  },
});

/** Names a type of another module, or another type of the same. */
function take(use: NameUse, module: string, to: string, context: Context): void {
  const { node, key, owners, name } = use;
  const isSame = owners[0]!.module === module;
  if (!isSame && !ts.isImportSpecifier(node))
    return report(use, `\`${name}\` is gone from 7.`, `Take \`${to}\` of \`${module}\`.`, context);
  context.change(key, draft => {
    if (!ts.isImportSpecifier(node)) renameElsewhere(use, to, draft);
    else if (isSame) draft.renameImport(node, to);
    else draft.moveImport(node, module, to);
    dropValues(use, context, draft);
  });
}

function renameElsewhere({ node, key, name }: NameUse, to: string, draft: Draft): void {
  if (ts.isExportSpecifier(node) && !node.propertyName) draft.replace(key, `${to} as ${name}`);
  else draft.rename(key, to);
}

const answers = new WeakMap<object, boolean>();

/** Whether code of the run looks into a model, or wraps one: a `LanguageModel` of 7 may be a string. */
function usesMembers({ uses, checker }: Context): boolean {
  let answer = answers.get(uses.program);
  if (answer === undefined) {
    answer = uses.program.sources.some(source => /\bLanguageModelV1\b/.test(source.text) && looksInto(source, checker));
    answers.set(uses.program, answer);
  }
  return answer;
}

function looksInto(source: tsTypes.SourceFile, checker: tsTypes.TypeChecker): boolean {
  let found = /wrapLanguageModel\b/.test(source.text);
  walk(source, node => {
    const member = ts.isPropertyAccessExpression(node)
      ? checker.getSymbolAtLocation(node.name)
      : ts.isIndexedAccessTypeNode(node)
        ? checker.getTypeAtLocation(node.objectType).getProperties()[0]
        : undefined;
    found ||= ownersOfSymbol(member).some(({ type }) => type === 'LanguageModelImplementation');
  });
  return found;
}

/** One finding for each place that names the type, and for the import where it is handed on. */
function report(use: NameUse, message: string, remedy: string, context: Context): void {
  const places = tokensBy(use, context.uses).filter(token => token.getSourceFile() === use.key.getSourceFile());
  for (const place of places.length > 0 ? places : [use.key])
    context.report(place, { message, remedy, severity: 'error' });
}
