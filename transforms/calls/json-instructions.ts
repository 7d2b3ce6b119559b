import { guide5 } from '../../src/guides.js';
import type { SourceUnit } from '../../src/project/project.js';
import { inward, propertyValue } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { defineTransform, means } from '../../src/transform.js';

/** Values with which 4 told a model to answer with JSON; any value where none is given. */
const ASKING: Readonly<Record<string, { owner: string; value?: string }>> = {
  experimental_output: { owner: 'TextOptions' },
  mode: { owner: 'ObjectOptions', value: 'json' },
  output: { owner: 'ObjectOptions', value: 'no-schema' },
};

const told = new WeakSet<SourceUnit>();

export const jsonInstructions = defineTransform({
  id: 'json-instructions',
  title: 'The prompt no longer says that the answer is JSON',
  kind: 'silent',
  from: [4],
  words: Object.keys(ASKING),
  why: 'For a model without structured outputs 4 added the schema and “answer with JSON” to the system prompt; 7 leaves that to the provider.',
  keeps: ['calls that ask for no JSON', 'a second place in the same file'],
  before: "generateObject({ model, output: 'no-schema', prompt });",
  after: "generateObject({ model, output: 'no-schema', prompt }); // reported",
  docs: guide5('ai-sdk-core-changes'),
  visit(use, context) {
    if (use.form !== 'option' || context.generation === null || told.has(context.unit) || !asks(use)) return;
    told.add(context.unit);
    context.report(use.key, {
      message:
        'For a model without structured outputs 4 added “answer with JSON”, and the schema, to the system prompt; 7 leaves that to the provider.',
      remedy: 'Say it in `instructions` if answers are not JSON any more.',
      severity: 'info',
    });
  },
});

function asks(use: OptionUse): boolean {
  const { owner, value } = ASKING[use.name]!;
  if (!means(use, [`${owner}.${use.name}`])) return false;
  const given = propertyValue(use.node);
  const text = given && inward(given);
  return value === undefined || (text !== undefined && ts.isStringLiteralLike(text) && text.text === value);
}
