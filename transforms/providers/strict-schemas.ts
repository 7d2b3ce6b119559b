import { guide6 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { asksByChat, type ModelCall, modelIn, modelsOf } from '../../src/sdk/providers.js';
import { inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { looseness } from './strict-schemas/looseness.js';

type Literal = tsTypes.ObjectLiteralExpression;

const OPTION = 'strictJsonSchema: false';

export const strictSchemas = defineTransform({
  id: 'strict-schemas',
  title: 'Schemas that strict mode refuses are sent without it',
  kind: 'silent',
  from: [4, 5],
  words: ['generateObject', 'streamObject', 'generateText', 'streamText'],
  why: 'Since 6 the models of OpenAI and Azure are sent schemas in strict mode, which refuses properties that may be left out, records and values of any kind: the call fails.',
  keeps: [
    'schemas of which strict mode takes every part',
    'schemas that are not written in the project: they are reported',
    'calls whose model is not known to be one of OpenAI or Azure',
  ],
  before: "generateObject({ model: openai('gpt-4o'), schema: z.object({ name: z.string().optional() }), prompt });",
  after:
    "generateObject({ model: openai('gpt-4o'), schema: z.object({ name: z.string().optional() }), prompt, providerOptions: { openai: { strictJsonSchema: false } } });",
  docs: guide6('strictjsonschema-defaults-to-true'),
  visit(use, context) {
    // Where nothing tells the generation, the code may be of 7.
    if (use.form !== 'name' || context.wasNew || context.generation === null || !means(use, [`.${use.name}`])) return;
    for (const options of optionsOf(use, context.uses)) visitCall(options, context);
  },
});

function visitCall(options: Literal, context: Context): void {
  const schema = schemaOf(options);
  const model = schema && modelIn(options);
  const models = model && modelsOf(model, context.uses);
  if (!models?.every(({ module }) => /^@ai-sdk\/(?:openai|azure)$/.test(module))) return;
  // With settings of its own the model was strict already, or is reported.
  if (models.some(({ call }) => call.arguments.length > 1)) return;
  const loose = looseness(schema!, context);
  if (loose === 'no') return;
  const keys = new Set(models.map(one => keyOf(one, context)));
  if ([...keys].every(key => isTold(options, key))) return;
  // Where 4 had `structuredOutputs: true`, a first run has left no trace of it.
  const isSure = loose === 'yes' && keys.size === 1 && !(context.generation === 4 && models.some(isNamedChat));
  if (isSure && add(options, [...keys][0]!, context)) return;
  context.report(schema!, {
    message: `Under 7 this schema is sent in strict mode, ${loose === 'yes' ? 'which refuses' : 'and what it is was not found; strict mode refuses'} properties that may be left out, records and values of any kind.`,
    remedy: `Pass \`providerOptions: { ${[...keys][0]}: { ${OPTION} } }\`, or make all properties required and \`.nullable()\`.`,
    severity: loose !== 'yes' ? 'info' : context.generation === 4 ? 'warning' : 'error',
  });
}

const isNamedChat = ({ method }: ModelCall): boolean => method === 'chat';

/** `schema` of the options, or of `Output.object({ schema })` in them. */
function schemaOf(options: Literal): tsTypes.Expression | undefined {
  const own = propertyValue(propertyNamed(options, 'schema'));
  if (own) return own;
  const output = propertyValue(propertyNamed(options, 'experimental_output') ?? propertyNamed(options, 'output'));
  const call = output && inward(output);
  const settings = call && ts.isCallExpression(call) && call.arguments[0] ? inward(call.arguments[0]) : undefined;
  return settings && ts.isObjectLiteralExpression(settings)
    ? propertyValue(propertyNamed(settings, 'schema'))
    : undefined;
}

/** The chat models of Azure read the options of OpenAI. */
const keyOf = (model: ModelCall, { generation }: Context): string =>
  model.module === '@ai-sdk/azure' && !asksByChat(model, generation) ? 'azure' : 'openai';

/** Whether the call says already whether it is strict. */
function isTold(options: Literal, key: string): boolean {
  const given = propertyNamed(options, 'providerOptions');
  const provider = given && literalOf(given) && propertyNamed(literalOf(given)!, key);
  const own = provider && literalOf(provider);
  return !!own && propertyNamed(own, 'strictJsonSchema') !== undefined;
}

/** Adds the option where nothing else brings options for the provider, or where they are written out. */
function add(options: Literal, key: string, context: Context): boolean {
  const given = propertyNamed(options, 'providerOptions') ?? propertyNamed(options, 'experimental_providerMetadata');
  if (!given && options.properties.some(ts.isSpreadAssignment)) return false;
  if (!given)
    return context.change(options, draft => draft.addProperty(options, `providerOptions: { ${key}: { ${OPTION} } }`));
  const literal = literalOf(given);
  const provider = literal && propertyNamed(literal, key);
  const own = provider && literalOf(provider);
  if (!literal || (provider && !own)) return false;
  return context.change(given, draft =>
    own ? draft.addProperty(own, OPTION) : draft.addProperty(literal, `${key}: { ${OPTION} }`),
  );
}

function literalOf(property: tsTypes.ObjectLiteralElementLike): Literal | undefined {
  const value = propertyValue(property);
  const literal = value && inward(value);
  return literal && ts.isObjectLiteralExpression(literal) ? literal : undefined;
}
