import { awaitValue } from '../../src/await-value.js';
import { guide5 } from '../../src/guides.js';
import { callsOf } from '../../src/sdk/calls.js';
import { defineTransform, means } from '../../src/transform.js';

export const asyncUtilities = defineTransform({
  id: 'async-utilities',
  title: 'Parsing and validation of `@ai-sdk/provider-utils` are awaited',
  kind: 'silent',
  from: [4],
  words: ['parseJSON', 'safeParseJSON', 'validateTypes', 'safeValidateTypes', 'parseProviderOptions'],
  why: 'They return promises since 5: `success` and `value` of a result are undefined, and what is thrown goes by.',
  keeps: ['calls that are awaited', 'functions of these names that are not the SDK’s'],
  before: 'const result = safeParseJSON({ text, schema });',
  after: 'const result = await safeParseJSON({ text, schema });',
  docs: guide5('provider-utils-changes'),
  visit(use, context) {
    if (context.generation === null || use.form !== 'name' || !means(use, [`.${use.name}`])) return;
    for (const call of callsOf(use, context.uses)) awaitValue(call, use.name, context);
  },
});
