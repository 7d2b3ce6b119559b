import { guide7 } from '../../src/guides.js';
import { callsOf } from '../../src/sdk/calls.js';
import { inward, propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

const PLACE: Readonly<Record<string, number>> = { createDownload: 0, downloadBlob: 1 };

export const guardedFetch = defineTransform({
  id: 'guarded-fetch',
  title: 'Downloads resolve names without a guard',
  kind: 'silent',
  from: [6],
  words: Object.keys(PLACE),
  why: 'Under 6 a download connected only to addresses that it had checked. 7 checks the text of the URL; what its name resolves to is up to the `fetch` that it is given.',
  keeps: ['all code: it is reported', 'downloads with a `fetch` of their own'],
  before: 'const download = createDownload({ maxBytes });',
  after: 'const download = createDownload({ maxBytes }); // reported',
  docs: guide7('core-api-renames-and-removals'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, [`.${use.name}`])) return;
    for (const call of callsOf(use, context.uses)) {
      if (mayGiveFetch(call.arguments[PLACE[use.name]!])) continue;
      context.report(call.expression, {
        message: `\`${use.name}\` of 7 connects to whatever address the name in a URL resolves to.`,
        remedy:
          'Where URLs come from users and the code runs on Node.js, pass as `fetch` what `createGuardedFetch()` of the package `guarded-fetch` gives, or restrict the network.',
      });
    }
  },
});

function mayGiveFetch(argument: tsTypes.Expression | undefined): boolean {
  const options = argument && inward(argument);
  if (!options) return false;
  if (!ts.isObjectLiteralExpression(options)) return true;
  return propertyNamed(options, 'fetch') !== undefined || options.properties.some(ts.isSpreadAssignment);
}
