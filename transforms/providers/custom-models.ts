import { guide7 } from '../../src/guides.js';
import { referencesBy } from '../../src/sdk/name-references.js';
import { inward, propertyNamed, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';
import { REFUSED, reportRefused } from './custom-models/refused.js';
import { REGISTRIES, reportProviders } from './custom-models/registered.js';
import { areasOf } from './v1-models/area.js';
import { moduleFor } from './v1-models/module.js';

export const customModels = defineTransform({
  id: 'custom-models',
  title: 'What models of your own see and offer',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['toolChoice', 'ProviderRegistryProvider', ...REGISTRIES],
  hints: ['specificationVersion', ...REFUSED],
  why: 'A model of specification V1 is refused by 7: a call with it throws. Under 7 a model is called with `toolChoice: { type: "auto" }` also where there are no tools, which some APIs reject. The type of a provider registry has more members, which a stub of it misses, and takes providers of V3 and V4.',
  keeps: [
    'a model of specification V3 or V2: 7 still takes it',
    '`toolChoice` that is read only where there are tools',
    '`toolChoice` of a call of the SDK',
  ],
  before: 'doGenerate: async options => post({ messages: options.prompt, tool_choice: options.toolChoice?.type });',
  after:
    'doGenerate: async options => post({ messages: options.prompt, tool_choice: options.tools?.length ? options.toolChoice?.type : undefined });',
  docs: guide7('ai-sdk-core'),
  visit(use, context) {
    if (context.wasNew) return;
    if ((use.form === 'read' || use.form === 'pattern') && means(use, ['LanguageModelCallOptions.toolChoice'])) {
      if (!isAboutTools(use.node)) reportChoice(use.key, context);
    } else if (use.form === 'name' && REGISTRIES.includes(use.name)) {
      if (
        isBefore6(context) &&
        meansAny(
          use,
          REGISTRIES.map(name => `.${name}`),
        )
      )
        reportProviders(use, context);
    } else if (use.form === 'name' && means(use, ['.ProviderRegistryProvider']) && context.generation !== null) {
      for (const { holder } of referencesBy(use, context.uses)) {
        const stub = stubAt(holder);
        if (stub) reportStub(stub, context);
      }
    }
  },
  inspect(source, context) {
    if (context.generation === null || context.generation === 7) return;
    if (!context.namesSdk) return;
    reportRefused(source, context);
    if (context.generation !== 4) return;
    walk(source, node => {
      if (isVersion(node) && isModel(node.parent) && !isTurned(node.parent, context)) reportVersion(node, context);
    });
  },
});

/** Providers of then were of V1 and V2. */
const isBefore6 = ({ generation }: Context): boolean => generation === 4 || generation === 5;

/** `specificationVersion = 'v1'` of a class, `specificationVersion: 'v1'` of an object. */
function isVersion(node: tsTypes.Node): node is tsTypes.PropertyDeclaration | tsTypes.PropertyAssignment {
  if (!ts.isPropertyDeclaration(node) && !ts.isPropertyAssignment(node)) return false;
  const value = node.initializer && inward(node.initializer);
  return (
    node.name.getText() === 'specificationVersion' && !!value && ts.isStringLiteralLike(value) && value.text === 'v1'
  );
}

const isTurned = (owner: tsTypes.Node, context: Context): boolean =>
  moduleFor(owner, context) !== undefined &&
  areasOf(context).some(({ models }) => models.some(({ node }) => node === owner));

/** What a model is called by. */
const CALLS = /^do(?:Generate|Stream|Embed|Transcribe)$/;

function isModel(owner: tsTypes.Node): boolean {
  const members = ts.isClassLike(owner) ? owner.members : ts.isObjectLiteralExpression(owner) ? owner.properties : [];
  return members.some(({ name }) => CALLS.test(staticName(name) ?? ''));
}

function reportVersion(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'A model of specification V1 is refused by 7: a call with it throws `AI_UnsupportedModelVersionError`.',
    remedy:
      'Implement `LanguageModelV4` of `@ai-sdk/provider` (`EmbeddingModelV4`, `ImageModelV4`, …) with `specificationVersion` `v4`: it takes `maxOutputTokens`, `tools`, `providerOptions`, and gives `content`, a `finishReason` of `{ unified, raw }` and a `usage` of `{ inputTokens: { total, … }, outputTokens: { total, … } }`.',
    severity: 'error',
    kind: 'breaking',
  });
}

function reportChoice(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'Under 7 this is `{ type: "auto" }` also where the call has no tools; before, it was undefined there.',
    remedy: 'Send it only where there are `tools`, if the API behind the model rejects it without.',
  });
}

/** Whether what decides about the place asks for tools. */
function isAboutTools(node: tsTypes.Node): boolean {
  return (
    ts.findAncestor(node, ({ parent }) => {
      if (!parent) return false;
      if (ts.isIfStatement(parent)) return /\btools\b/.test(parent.expression.getText());
      if (ts.isConditionalExpression(parent)) return /\btools\b/.test(parent.condition.getText());
      return ts.isBinaryExpression(parent) && /\btools\b/.test(parent.left.getText());
    }) !== undefined
  );
}

/** A registry that is written by hand and has only what it had in 6. */
function stubAt(type: tsTypes.Node): tsTypes.Node | undefined {
  const { parent } = type;
  if (ts.isHeritageClause(parent) && ts.isClassLike(parent.parent)) {
    const { members } = parent.parent;
    return members.some(({ name }) => name?.getText() === 'videoModel') ? undefined : type;
  }
  const value =
    ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)
      ? parent.initializer
      : ts.isSatisfiesExpression(parent)
        ? parent.expression
        : undefined;
  const literal = value && inward(value);
  const isStub = literal && ts.isObjectLiteralExpression(literal) && !literal.properties.some(ts.isSpreadAssignment);
  return isStub && !propertyNamed(literal, 'videoModel') ? type : undefined;
}

function reportStub(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'The type has `videoModel`, `files` and `skills` too under 7, which this registry does not have.',
    remedy: 'Add them, or make the registry with `createProviderRegistry`.',
    severity: 'error',
    kind: 'breaking',
  });
}
