import { guide6 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { optionsKey } from '../../src/sdk/providers.js';
import { inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const compatibleOptions = defineTransform({
  id: 'compatible-options',
  title: 'Options of a compatible provider stand under its name in camel case',
  kind: 'deprecated',
  from: [4, 5, 6],
  words: ['createOpenAICompatible'],
  why: 'From 6 on a provider called `my-server` reads `providerOptions.myServer`. The name as it is works for now, with a warning at run time; the metadata of results stands under the same key as the options, so both change together.',
  keeps: ['names without `-` and `_`', 'providers whose name is in no key of the project'],
  before: "providerOptions: { 'my-server': { user: 'u-1' } },",
  after: "providerOptions: { myServer: { user: 'u-1' } },",
  docs: guide6('providers'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.createOpenAICompatible'])) return;
    for (const options of optionsOf(use, context.uses)) {
      const value = propertyValue(propertyNamed(options, 'name'));
      const name = value && inward(value);
      if (!name || !ts.isStringLiteralLike(name) || !/[-_]/.test(name.text)) continue;
      const word = name.text.replace(/[^\w-]/g, '\\$&');
      if (!context.mentions(new RegExp(`['"]${word}['"]\\]?\\s*[:\\]]`))) continue;
      const key = optionsKey(name.text);
      context.report(name, {
        message: `\`providerOptions['${name.text}']\` is deprecated: the key of this provider is \`${key}\`.`,
        remedy: `Nothing is to be done now. To be rid of the warning, write \`${key}\` in the options, and in each place that reads \`providerMetadata['${name.text}']\`.`,
        severity: 'info',
      });
    }
  },
});
