import { guide5 } from '../../src/guides.js';
import { defineTransform, renameMember } from '../../src/transform.js';
import { rewritten } from './final-step/moved.js';

const HOLDERS = [
  'StepResult',
  'GenerateTextResult',
  'StreamTextResult',
  'StreamTextEndEvent',
  'GenerateObjectResult',
  'StreamObjectResult',
  'StreamObjectEndEvent',
  'StepFinishPart',
  'FinishPart',
];

const rename = renameMember({
  id: 'provider-metadata',
  title: '`experimental_providerMetadata` of a result becomes `providerMetadata`',
  kind: 'breaking',
  from: [4],
  members: HOLDERS.map(holder => `${holder}.experimental_providerMetadata`),
  to: 'providerMetadata',
  why: 'The old name is gone since 5: reading it gives `undefined`.',
  keeps: ['what a call or a message is given under that name', '`providerMetadata`, which results had in 4 already'],
  before: 'const { experimental_providerMetadata } = await generateObject({ model, schema, prompt });',
  after: 'const { providerMetadata: experimental_providerMetadata } = await generateObject({ model, schema, prompt });',
  docs: guide5('provider-metadata--provider-options'),
});

export const providerMetadata = defineTransform({
  ...rename,
  visit(use, context) {
    if (use.form === 'stray' || !rewritten.has(use.key.parent)) rename.visit(use, context);
  },
});
