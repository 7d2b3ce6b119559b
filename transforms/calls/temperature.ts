import { guide5 } from '../../src/guides.js';
import type { PackageUnit } from '../../src/project/project.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { mayHave } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, type ManifestContext, means } from '../../src/transform.js';

/** How many calls of a package give no temperature. */
const bare = new WeakMap<PackageUnit, number>();

export const temperature = defineTransform({
  id: 'temperature',
  title: 'The temperature is no longer 0 where none is given',
  kind: 'silent',
  from: [4],
  words: ['generateText', 'streamText', 'generateObject', 'streamObject', 'streamUI'],
  why: 'Where a call gave no `temperature`, 4 sent 0; 7 sends none, and the model takes its own. A finding in the manifest says how many calls that are; with `--keep-temperature` they get a `temperature: 0`.',
  keeps: ['calls with a `temperature`, also where a spread may bring one'],
  before: 'await generateText({ model, prompt });',
  after: 'await generateText({ model, prompt, temperature: 0 }); // with --keep-temperature',
  docs: guide5('temperature-default-removal'),
  visit(use, context) {
    if (use.form !== 'name' || context.generation === null || !means(use, [`.${use.name}`])) return;
    const calls = optionsOf(use, context.uses).filter(options => !bringsTemperature(options, context));
    const { package: owner } = context.unit;
    if (!context.choices.keepTemperature) bare.set(owner, (bare.get(owner) ?? 0) + calls.length);
    else for (const call of calls) context.change(call, draft => draft.addProperty(call, 'temperature: 0'));
  },
  inspectManifest: reportCalls,
});

const bringsTemperature = (options: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean =>
  propertyNamed(options, 'temperature') !== undefined ||
  options.properties.some(
    one => ts.isSpreadAssignment(one) && mayHave(checker, checker.getTypeAtLocation(one.expression), ['temperature']),
  );

function reportCalls({ file, isOwn, units, report }: ManifestContext): void {
  const owner = units[0]?.package;
  const count = owner && bare.get(owner);
  const version = file.entries.find(({ path }) => path.length === 2 && path[1] === 'ai');
  if (!isOwn || !count || !version) return;
  report(file, version, {
    message: `4 sent a temperature of 0 where a call gives none, and 7 sends none: ${count === 1 ? 'one call' : `${count} calls`} of this package may answer with more variety.`,
    remedy: 'Run with `--keep-temperature`, which writes `temperature: 0`, or give it to the calls that need it.',
  });
}
