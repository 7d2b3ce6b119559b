import { guide7 } from '../../src/guides.js';
import { outward } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const schemaPromise = defineTransform({
  id: 'schema-promise',
  title: '`jsonSchema` of a schema may be a promise',
  kind: 'breaking',
  from: [4, 5],
  words: ['jsonSchema'],
  why: 'Since 6 a schema may be made when it is first asked for, so `jsonSchema` may be a promise: it does not compile where the schema itself is expected.',
  keeps: ['reads that are awaited', '`jsonSchema(…)`, which makes a schema', '`jsonSchema` of other libraries'],
  before: 'const { properties } = schema.jsonSchema;',
  after: 'const { properties } = schema.jsonSchema; // reported',
  docs: guide7('tools-and-tool-execution'),
  visit(use, context) {
    if ((use.form !== 'read' && use.form !== 'pattern') || !means(use, ['Schema.jsonSchema'])) return;
    if (ts.isAwaitExpression(outward(use.node).parent)) return;
    context.report(use.key, {
      message: '`jsonSchema` of a schema may be a promise in 7.',
      remedy: 'Write `await` before it.',
    });
  },
});
