import type { Draft, Part } from '../../src/edit/draft.js';
import { guide5 } from '../../src/guides.js';
import { type ModelCall, modelCall, optionsKey } from '../../src/sdk/providers.js';
import { inward, isUndefined, outward, propertyNamed, propertyValue, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { PACKAGES, type Row } from './model-settings/rows.js';
import { changeType, settingsType } from './model-settings/types.js';
import { isNeverGiven } from './model-settings/unused.js';

/** Calls that take options for the provider. */
const TEXT_CALLS = ['.generateText', '.streamText'];
const CALLS = [...TEXT_CALLS, '.generateObject', '.streamObject', '.streamUI', '.embed', '.embedMany'];

export const modelSettings = defineTransform({
  id: 'model-settings',
  title: 'Settings of a model become options of the call',
  kind: 'silent',
  from: [4],
  words: [],
  hints: ['('],
  why: 'Providers of 7 take no second argument: the settings have no effect, and TypeScript refuses them. What the provider still knows is given to the call as `providerOptions`; the search of Google is a tool.',
  keeps: [
    'models that are made elsewhere than in the options of a call: they are reported',
    'settings without a counterpart, such as `simulateStreaming`, and all beside them: they are reported',
  ],
  before: "generateText({ model: openai('gpt-4o', { user: 'a', structuredOutputs: true }), prompt });",
  after: "generateText({ model: openai('gpt-4o'), prompt, providerOptions: { openai: { user: 'a' } } });",
  docs: guide5('provider--model-changes'),
  visit: () => {},
  inspect(source, context) {
    if (context.generation === null || !context.mentions(/@ai-sdk\/(?!react|vue|svelte|provider|ui-utils)/)) return;
    const types: tsTypes.IndexedAccessTypeNode[] = [];
    const unused: boolean[] = [];
    walk(source, node => {
      const type = settingsType(node, context);
      if (type) types.push(type);
      if (!ts.isCallExpression(node) || node.arguments.length !== 2) return;
      const settings = inward(node.arguments[1]!);
      const model = modelCall(node, context.checker);
      const row = model && PACKAGES[model.module];
      if (!row || /image|tools|speech|transcription/i.test(model.method ?? '')) return;
      const isUnused = isNeverGiven(settings, context);
      unused.push(isUnused);
      if (ts.isObjectLiteralExpression(settings)) change(model, settings, row, context);
      else if (isUnused) context.change(settings, draft => drop(model, draft));
      else if (!isUndefined(settings)) report(settings, undefined, undefined, row, context);
    });
    const isUnused = unused.length > 0 && unused.every(Boolean);
    for (const type of types) changeType(type, isUnused, context);
  },
});

const drop = ({ call }: ModelCall, draft: Draft): void => draft.removeElements(call.arguments, [call.arguments[1]!]);

function change(model: ModelCall, settings: tsTypes.ObjectLiteralExpression, row: Row, context: Context): void {
  const { idle = {}, search } = row;
  const moved = /embed/i.test(model.method ?? '') ? (row.embedding ?? {}) : row.moved;
  const options = optionsAround(model.call, context);
  const kept = settings.properties.filter(property => {
    const value = propertyValue(property);
    return !value || idle[staticName(property.name) ?? ''] !== value.getText();
  });
  const searching = kept.find(property => search && staticName(property.name) === search.setting && isTrue(property));
  const given = kept.filter(property => property !== searching);
  const key = row.key ?? nameOf(model.instance, context);
  const unknown = given.find(property => !key || !(staticName(property.name)! in moved));
  const isLost = unknown || (kept.length > 0 && !options) || (searching && options && !takesTool(options, context));
  if (isLost) return report(settings, unknown, searching, row, context);
  context.change(settings, draft => {
    for (const property of given) {
      const to = moved[staticName(property.name)!]!;
      if (to !== staticName(property.name)) draft.rename(property.name!, to);
    }
    const entries = given.flatMap((property, i): Part[] => (i === 0 ? [property] : [', ', property]));
    const tool: Part[] = searching
      ? [`tools: { ${search!.name}: `, model.instance, `.tools.${search!.tool}({}) }`]
      : [];
    const provided = given.length > 0 ? [`providerOptions: { ${key}: { `, ...entries, ' } }'] : [];
    const between = tool.length > 0 && provided.length > 0 ? [', '] : [];
    if (options && kept.length > 0) draft.addProperty(options, ...tool, ...between, ...provided);
    drop(model, draft);
  });
}

const isTrue = (property: tsTypes.ObjectLiteralElementLike): boolean =>
  propertyValue(property)?.kind === ts.SyntaxKind.TrueKeyword;

function report(
  settings: tsTypes.Node,
  unknown: tsTypes.ObjectLiteralElementLike | undefined,
  searching: tsTypes.ObjectLiteralElementLike | undefined,
  { key = 'NAME', search }: Row,
  context: Context,
): void {
  const asTool = search ? ` The search is a tool: \`tools: { ${search.name}: google.tools.${search.tool}({}) }\`.` : '';
  const why = unknown
    ? `; \`${staticName(unknown.name) ?? unknown.getText()}\` is not an option of the provider under that name`
    : '';
  context.report(settings, {
    message: `Models of 7 have no settings, and these have no effect${why}.`,
    remedy:
      unknown || searching
        ? `Look up the options in the documentation of the provider, and pass them to the call in \`providerOptions\`.${asTool}`
        : `Pass them to the calls as \`providerOptions: { ${key}: … }\`, or wrap the model with \`defaultSettingsMiddleware\`.`,
    severity: 'error',
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

/** Whether the call takes tools and has none: whether a model takes its search beside others depends on the model. */
function takesTool(options: tsTypes.ObjectLiteralExpression, { uses }: Context): boolean {
  const made = uses.origins.producerAt(outward(options).parent as tsTypes.CallExpression)?.made ?? '';
  return TEXT_CALLS.includes(made) && !propertyNamed(options, 'tools');
}

/** `createOpenAICompatible({ name: 'my-server' })` reads `myServer`. */
function nameOf(instance: tsTypes.Expression, { uses }: Context): string | undefined {
  const [maker, ...others] = uses.origins.of(instance) ?? [];
  const settings = maker && others.length === 0 && maker.call.arguments?.[0] && inward(maker.call.arguments[0]);
  const name = settings && ts.isObjectLiteralExpression(settings) && propertyValue(propertyNamed(settings, 'name'));
  if (!name || !ts.isStringLiteralLike(name)) return undefined;
  const key = optionsKey(name.text);
  return /^[a-z_$][\w$]*$/i.test(key) ? key : undefined;
}
