import { guide5 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const embedMany = defineTransform({
  id: 'embed-many',
  title: '`embedMany` sends its chunks at the same time',
  kind: 'silent',
  from: [4],
  words: ['embedMany'],
  why: 'Where a model takes fewer values than a call has, 4 sent one chunk after the other; 7 sends all at once, which may meet a rate limit.',
  keeps: ['calls with `maxParallelCalls`'],
  before: 'await embedMany({ model, values });',
  after: 'await embedMany({ model, values }); // reported',
  docs: guide5('parallel-requests-in-embedmany'),
  visit(use, context) {
    if (use.form !== 'name' || context.generation === null || !means(use, ['.embedMany'])) return;
    for (const options of optionsOf(use, context.uses)) {
      if (propertyNamed(options, 'maxParallelCalls') || options.properties.some(ts.isSpreadAssignment)) continue;
      context.report(options.parent, {
        message: 'Many values went to the model in one chunk after the other; 7 sends the chunks at the same time.',
        remedy: 'Pass `maxParallelCalls: 1` where the provider limits the rate.',
        severity: 'info',
      });
    }
  },
});
