/** The types of a model's specification, V2 in 5, V3 in 6 and V4 in 7, and what a file has them for. */
import type { Generation } from '../../src/model.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { outward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Context } from '../../src/transform.js';
import { isTestModel } from '../testing/mocks/models.js';
import { taggedFiles } from '../testing/mocks/turned.js';

const TYPES: Readonly<Record<string, readonly string[]>> = {
  LanguageModelV3: [
    ...['', 'CallOptions', 'Content', 'File', 'FilePart', 'FinishReason', 'FunctionTool', 'GenerateResult', 'Message'],
    ...[
      'Middleware',
      'Prompt',
      'ProviderTool',
      'Reasoning',
      'ReasoningPart',
      'ResponseMetadata',
      'Source',
      'StreamPart',
    ],
    ...[
      'StreamResult',
      'Text',
      'TextPart',
      'ToolApprovalRequest',
      'ToolApprovalResponsePart',
      'ToolCall',
      'ToolCallPart',
    ],
    ...['ToolChoice', 'ToolResult', 'ToolResultOutput', 'ToolResultPart', 'Usage'],
  ],
  EmbeddingModelV3: ['', 'CallOptions', 'Embedding', 'Middleware', 'Result'],
  ImageModelV3: ['', 'CallOptions', 'File', 'Middleware', 'ProviderMetadata', 'Usage'],
  SpeechModelV3: ['', 'CallOptions'],
  TranscriptionModelV3: ['', 'CallOptions'],
  RerankingModelV3: ['', 'CallOptions'],
  ProviderV3: [''],
  SharedV3: ['Headers', 'ProviderMetadata', 'ProviderOptions', 'Warning'],
};

/** Names of 6 that 7 has with `V4` too. */
export const V3_TYPES = Object.entries(TYPES).flatMap(([base, ends]) => ends.map(end => base + end));

/** What 6 added or renamed. */
const SINCE_6 =
  /GenerateResult|StreamResult|ProviderTool|ToolApproval|ToolResult$|Middleware|^Embedding.*(?:CallOptions|Result)|^Image.*(?:File|Usage)|^Reranking|Warning/;

/** Names of 5 that 7 has with `V4` too. */
export const V2_TYPES = V3_TYPES.filter(name => !SINCE_6.test(name)).map(name => name.replace('V3', 'V2'));

export const toV4 = (name: string): string => name.replace(/V[23]/, 'V4');

/** Types of a prompt: what fits V2 fits V3 too, but not V4. */
const OF_PROMPT = /V2(?:Message|Prompt|(?!Stream)\w*Part)$/;

/** The generations whose models a type is for: older ones stand for models of one's own. */
export const generationsOf = (name: string): readonly Generation[] =>
  name.includes('V2') ? (OF_PROMPT.test(name) ? [5, 6] : [5]) : [6];

/** Whether a name is of the specification that the generation has. */
export const isOfGeneration = (name: string, generation: Generation | null): boolean =>
  generation === null ? !name.includes('V2') : generationsOf(name).includes(generation);

const MIDDLEWARE = /^(?:Language|Embedding|Image)ModelMiddleware$/;
/** What is called around a model. */
export const HOOKS = ['transformParams', 'wrapGenerate', 'wrapStream', 'wrapEmbed'];

/** What a model is called by. */
export const CALLS = ['doGenerate', 'doStream', 'doEmbed', 'doRerank', 'doTranscribe'];

/** Whether an object literal is taken as the middleware of a model. */
export function isMiddleware(literal: tsTypes.ObjectLiteralExpression, { checker, uses }: Context): boolean {
  const hook = HOOKS.find(name => propertyNamed(literal, name));
  if (!hook) return false;
  return uses.flows
    .typesFor(literal)
    .some(type => propertyOf(checker, type, hook).owners.some(owner => MIDDLEWARE.test(owner.type)));
}

const MOCK = /\bMock\w+V\d$/;

/** A class or an object that is a model of V2 or V3, or a mock of one that stays. */
export function isImplementation(node: tsTypes.Node, context: Context): boolean {
  if (ts.isHeritageClause(node))
    return node.types.some(({ expression }) => /(?:Model|Provider)V[23]$/.test(expression.getText()));
  if (ts.isObjectLiteralExpression(node)) {
    if (ts.isNewExpression(node.parent) && MOCK.test(node.parent.expression.getText())) return false;
    if (isMiddleware(node, context) || isTestModel(node, context)) return false;
    return isOld(node) ?? (CALLS.some(name => propertyNamed(node, name)) && isWhole(node, context));
  }
  if (ts.isNewExpression(node))
    return /V3$/.test(node.expression.getText()) && isMockThatStays(node.expression, context);
  return (
    ts.isPropertyDeclaration(node) && node.name.getText() === 'specificationVersion' && isOldVersion(node.initializer)
  );
}

/** Whether a literal says that it is of V2 or V3; undefined where it says nothing. */
function isOld(literal: tsTypes.ObjectLiteralExpression): boolean | undefined {
  const version = propertyNamed(literal, 'specificationVersion');
  return version && isOldVersion(propertyValue(version));
}

/** Whether a literal has what a model is known by, or its place asks for it: a hook of middleware takes `doGenerate` too. */
function isWhole(literal: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean {
  const own = checker.getTypeAtLocation(literal);
  const types = [own, checker.getTypeAtLocation(outward(literal)), checker.getContextualType(literal)];
  return isOpaque(own) || types.some(type => type && checker.getPropertyOfType(type, 'modelId') !== undefined);
}

const isOldVersion = (value: tsTypes.Expression | undefined): boolean => /^['"]v[23]['"]/.test(value?.getText() ?? '');

function isMockThatStays(name: tsTypes.Expression, context: Context): boolean {
  if (!MOCK.test(name.getText())) return false;
  const [declared] = context.checker.getSymbolAtLocation(name)?.declarations ?? [];
  return !declared || !ts.isImportSpecifier(declared) || taggedFiles(declared, context) === undefined;
}
