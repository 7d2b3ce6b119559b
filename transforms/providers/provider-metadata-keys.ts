import { guide6 } from '../../src/guides.js';
import { memberBehind } from '../../src/sdk/member-behind.js';
import { asksByChat, type ModelCall, modelIn, modelsOf } from '../../src/sdk/providers.js';
import { ownersOfSymbol } from '../../src/sdk/symbols.js';
import { inward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

/** Tokens of the cache that Anthropic's metadata had, and where the usage has them. */
const TOKENS: Readonly<Record<string, string>> = {
  cacheCreationInputTokens: 'cacheWriteTokens',
  cacheReadInputTokens: 'cacheReadTokens',
};

/** What has both metadata and usage. */
const HOLDERS =
  /^(?:StepResult|GenerateTextResult|StreamTextResult|GenerateObjectResult|StreamObjectResult|\w+EndEvent)$/;

export const providerMetadataKeys = defineTransform({
  id: 'provider-metadata-keys',
  title: 'Metadata of Vertex, Azure and Anthropic is found in other places',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['google', 'openai', ...Object.keys(TOKENS)],
  why: 'Under 7 Vertex gives its metadata under `googleVertex`, and the Responses models of Azure under `azure`; the tokens of the cache are in the usage. The old reads give `undefined`.',
  keeps: [
    'reads of which the model is not known: they are reported where the project uses Vertex',
    '`google` of Google’s own models, `openai` of OpenAI’s and of the chat models of Azure',
    'the tokens in `anthropic.iterations`',
  ],
  before:
    "const { providerMetadata } = await generateText({ model: vertex('gemini-2.5-pro'), prompt });\nproviderMetadata?.google;",
  after:
    "const { providerMetadata } = await generateText({ model: vertex('gemini-2.5-pro'), prompt });\nproviderMetadata?.googleVertex;",
  docs: guide6('responses-api-providermetadata-and-provideroptions-key'),
  visit(use, context) {
    if (use.form !== 'read' && use.form !== 'pattern') return;
    if (use.name in TOKENS) {
      if (means(use, [`AnthropicMetadata.${use.name}`])) visitTokens(use, context);
    } else if (means(use, [`ProviderMetadata.${use.name}`]) && context.generation !== 6) visitKey(use, context);
  },
});

function visitKey(use: ReadUse | PatternUse, context: Context): void {
  const models = use.form === 'read' ? modelsBehind(use.node.expression, context) : undefined;
  const isVertex = use.name === 'google';
  const moved = models?.filter(model => (isVertex ? isOfVertex(model) : isAzureResponse(model, context)));
  if (moved && moved.length > 0 && moved.length === models!.length)
    context.change(use.key, draft => draft.rename(use.key, isVertex ? 'googleVertex' : 'azure'));
  else if (isVertex && (moved?.length ?? 1) > 0 && context.mentions(/@ai-sdk\/google-vertex/)) report(use, context);
}

const isOfVertex = ({ module }: ModelCall): boolean => /^@ai-sdk\/google-vertex(?:\/edge)?$/.test(module);

const isAzureResponse = (model: ModelCall, { generation }: Context): boolean =>
  model.module === '@ai-sdk/azure' && generation === 5 && !asksByChat(model, generation);

/** The models of the calls that metadata comes from. */
function modelsBehind(metadata: tsTypes.Expression, { uses, checker }: Context): readonly ModelCall[] | undefined {
  const { holder } = memberBehind(metadata, checker, uses.references) ?? {};
  const declaration = ts.isIdentifier(inward(metadata))
    ? uses.references.symbolAt(inward(metadata))?.valueDeclaration
    : undefined;
  const producers = holder
    ? uses.origins.of(holder)
    : declaration && ts.isBindingElement(declaration)
      ? uses.origins.ofTaken(declaration.parent)
      : undefined;
  const models = producers?.map(({ call }) => {
    const model = modelIn(call.arguments?.[0]);
    return model && modelsOf(model, uses);
  });
  return models?.every(model => model !== undefined) ? models.flat() : undefined;
}

function report({ key }: ReadUse | PatternUse, context: Context): void {
  context.report(key, {
    message:
      'Metadata of Vertex models is under `googleVertex` in 7; under `google` it is only in what was stored before.',
    remedy: 'If the model may be one of Vertex, read `metadata?.googleVertex ?? metadata?.google`.',
    severity: 'warning',
  });
}

/** `result.providerMetadata?.anthropic?.cacheCreationInputTokens` → `result.usage?.inputTokenDetails?.cacheWriteTokens` */
function visitTokens(use: ReadUse | PatternUse, context: Context): void {
  const to = TOKENS[use.name]!;
  const anthropic = use.form === 'read' ? inward(use.node.expression) : undefined;
  const metadata = anthropic && ts.isPropertyAccessExpression(anthropic) ? awaited(anthropic.expression) : undefined;
  const isOfResult =
    metadata &&
    ts.isPropertyAccessExpression(metadata) &&
    ownersOfSymbol(context.checker.getSymbolAtLocation(metadata.name)).some(({ type }) => HOLDERS.test(type));
  if (!isOfResult) {
    return context.report(use.key, {
      message: `\`${use.name}\` is not in the metadata of Anthropic any more.`,
      remedy: `Read \`usage.inputTokenDetails.${to}\` of the same result.`,
      severity: 'error',
    });
  }
  context.change(use.key, draft => {
    draft.rename(metadata.name, 'usage');
    draft.rename((anthropic as tsTypes.PropertyAccessExpression).name, 'inputTokenDetails');
    draft.rename(use.key, to);
  });
}

function awaited(expression: tsTypes.Expression): tsTypes.Expression {
  const node = inward(expression);
  return ts.isAwaitExpression(node) ? inward(node.expression) : node;
}
