import { awaitValue } from '../../src/await-value.js';
import { guide7 } from '../../src/guides.js';
import { callsOf } from '../../src/sdk/calls.js';
import { defineTransform, means } from '../../src/transform.js';

const NAME = 'parsePartialJson';

export const partialJson = defineTransform({
  id: 'partial-json',
  title: '`parsePartialJson` is awaited',
  kind: 'breaking',
  from: [4],
  words: [NAME],
  why: '`parsePartialJson` of `@ai-sdk/ui-utils` returned its result; that of `ai`, which takes its place, returns a promise, whose `value` and `state` are undefined.',
  keeps: ['a call that is awaited', '`parsePartialJson` of `ai`, which always returned a promise'],
  before: 'const { value } = parsePartialJson(text);',
  after: 'const { value } = await parsePartialJson(text);',
  docs: guide7('core-api-renames-and-removals'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, [`.${NAME}`]) || use.owners.some(({ module }) => module === 'ai')) return;
    for (const call of callsOf(use, context.uses)) awaitValue(call, NAME, context);
  },
});
