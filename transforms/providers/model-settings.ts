import type { Part } from '../../src/edit/draft.js';
import { guide5 } from '../../src/guides.js';
import { inward, outward, propertyNamed, propertyValue, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';

interface Row {
  /** The key of the provider in `providerOptions`. */
  key: string;
  /** Settings by the names that they have there. */
  moved: Readonly<Record<string, string>>;
  /** Values that 7 has without being told. */
  idle?: Readonly<Record<string, string>>;
}

const same = (...names: string[]): Record<string, string> => Object.fromEntries(names.map(name => [name, name]));

const ANTHROPIC: Row = { key: 'anthropic', moved: same('sendReasoning'), idle: { cacheControl: 'true' } };
const GOOGLE = same('cachedContent', 'structuredOutputs', 'safetySettings', 'audioTimestamp');

const PACKAGES: Readonly<Record<string, Row>> = {
  '@ai-sdk/openai': {
    key: 'openai',
    moved: {
      ...same('user', 'logprobs', 'logitBias', 'parallelToolCalls', 'reasoningEffort'),
      structuredOutputs: 'strictJsonSchema',
    },
    idle: { structuredOutputs: 'true' },
  },
  // Its chat models read the options of OpenAI, the others their own: only what goes is seen to.
  '@ai-sdk/azure': { key: 'azure', moved: {}, idle: { structuredOutputs: 'true' } },
  '@ai-sdk/anthropic': ANTHROPIC,
  '@ai-sdk/google-vertex/anthropic': ANTHROPIC,
  '@ai-sdk/google': { key: 'google', moved: GOOGLE },
  '@ai-sdk/google-vertex': { key: 'googleVertex', moved: GOOGLE },
  '@ai-sdk/mistral': { key: 'mistral', moved: same('safePrompt') },
  '@ai-sdk/groq': { key: 'groq', moved: same('parallelToolCalls', 'user') },
  '@ai-sdk/xai': { key: 'xai', moved: same('user') },
  '@ai-sdk/deepseek': { key: 'deepseek', moved: { user: 'userId' } },
};

/** Calls that take options for the provider. */
const CALLS = ['.generateText', '.streamText', '.generateObject', '.streamObject', '.streamUI'];

export const modelSettings = defineTransform({
  id: 'model-settings',
  title: 'Settings of a model become options of the call',
  kind: 'silent',
  from: [4],
  words: [],
  hints: Object.keys(PACKAGES),
  why: 'Providers of 7 take no second argument: the settings have no effect, and TypeScript refuses them. What the provider still knows is given to the call as `providerOptions`.',
  keeps: [
    'models that are made elsewhere than in the options of a call: they are reported',
    'settings without a counterpart, such as `useSearchGrounding`, and all beside them: they are reported',
  ],
  before: "generateText({ model: openai('gpt-4o', { user: 'a', structuredOutputs: true }), prompt });",
  after: "generateText({ model: openai('gpt-4o'), prompt, providerOptions: { openai: { user: 'a' } } });",
  docs: guide5('provider--model-changes'),
  visit: () => {},
  inspect(source, context) {
    if (context.generation === null) return;
    walk(source, node => {
      if (!ts.isCallExpression(node) || node.arguments.length !== 2) return;
      const row = packageOf(node.expression, context);
      const settings = inward(node.arguments[1]!);
      if (row && ts.isObjectLiteralExpression(settings)) change(node, settings, row, context);
    });
  },
});

/** The package of `openai(…)`, `openai.chat(…)`, `createOpenAI()(…)` by a name. */
function packageOf(callee: tsTypes.Expression, { uses }: Context): Row | undefined {
  const root = ts.isPropertyAccessExpression(callee) ? callee.expression : callee;
  if (!ts.isIdentifier(root) || (ts.isPropertyAccessExpression(callee) && /tools|image|embed/i.test(callee.name.text)))
    return undefined;
  const bound = uses.program.checker.getSymbolAtLocation(root)?.declarations?.[0];
  if (bound && ts.isImportSpecifier(bound)) return isFactory(bound) ? undefined : PACKAGES[moduleOf(bound)];
  const made = bound && ts.isVariableDeclaration(bound) && bound.initializer && inward(bound.initializer);
  const factory = made && ts.isCallExpression(made) && ts.isIdentifier(made.expression) ? made.expression : undefined;
  const imported = factory && uses.program.checker.getSymbolAtLocation(factory)?.declarations?.[0];
  return imported && ts.isImportSpecifier(imported) && isFactory(imported) ? PACKAGES[moduleOf(imported)] : undefined;
}

const isFactory = ({ name, propertyName }: tsTypes.ImportSpecifier): boolean =>
  (propertyName ?? name).text.startsWith('create');

const moduleOf = (specifier: tsTypes.ImportSpecifier): string =>
  (specifier.parent.parent.parent.moduleSpecifier as tsTypes.StringLiteral).text;

function change(
  call: tsTypes.CallExpression,
  settings: tsTypes.ObjectLiteralExpression,
  { key, moved, idle = {} }: Row,
  context: Context,
): void {
  const kept = settings.properties.filter(property => {
    const value = propertyValue(property);
    return !value || idle[staticName(property.name) ?? ''] !== value.getText();
  });
  const options = optionsAround(call, context);
  const unknown = kept.find(property => !(staticName(property.name)! in moved));
  if (unknown || (kept.length > 0 && !options)) {
    return context.report(settings, {
      message: `Models of 7 have no settings, and these have no effect${unknown ? `; \`${staticName(unknown.name) ?? unknown.getText()}\` is not an option of the provider under that name` : ''}.`,
      remedy: unknown
        ? 'Look up the option in the documentation of the provider, and pass it to the call in `providerOptions`. What was `useSearchGrounding` is a tool: `tools: { google_search: google.tools.googleSearch({}) }`.'
        : `Pass them to the calls as \`providerOptions: { ${key}: … }\`, or wrap the model with \`defaultSettingsMiddleware\`.`,
      severity: 'error',
    });
  }
  context.change(settings, draft => {
    if (options && kept.length > 0) {
      for (const property of kept) {
        const to = moved[staticName(property.name)!]!;
        if (to !== staticName(property.name)) draft.rename(property.name!, to);
      }
      const entries = kept.flatMap((property, i): Part[] => (i === 0 ? [property] : [', ', property]));
      draft.addProperty(options, `providerOptions: { ${key}: { `, ...entries, ' } }');
    }
    draft.removeElements(call.arguments, [settings]);
  });
}

/** The options of an SDK call that the model is made in, where nothing brings options for the provider. */
function optionsAround(call: tsTypes.CallExpression, { uses }: Context): tsTypes.ObjectLiteralExpression | undefined {
  const property = outward(call).parent;
  if (!ts.isPropertyAssignment(property) || staticName(property.name) !== 'model') return undefined;
  const options = property.parent;
  const isGiven = ['providerOptions', 'experimental_providerMetadata'].some(name => propertyNamed(options, name));
  const outer = outward(options).parent;
  const isCall = ts.isCallExpression(outer) && CALLS.includes(uses.origins.producerAt(outer)?.made ?? '');
  return isCall && !isGiven && !options.properties.some(ts.isSpreadAssignment) ? options : undefined;
}
