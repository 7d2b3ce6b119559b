import { guide7 } from '../../src/guides.js';
import { defineTransform, means } from '../../src/transform.js';

const NEW: Readonly<Record<string, string>> = {
  responses: '`calls[i].response`',
  providerMetadata: '`calls[i].providerMetadata`, or `providerMetadata` of each image',
};

export const imageResults = defineTransform({
  id: 'image-results',
  title: 'An image result has its responses by call',
  kind: 'deprecated',
  from: [5, 6],
  words: Object.keys(NEW),
  why: '`responses` and `providerMetadata` of `generateImage` work under 7 and will go; `calls` has them for each call of the model, with its images.',
  keeps: ['`providerMetadata` of texts, of steps and of each image'],
  before: 'const { responses } = await generateImage({ model, prompt });',
  after: 'const { responses } = await generateImage({ model, prompt }); // reported',
  docs: guide7('core-api-renames-and-removals'),
  visit(use, context) {
    if (use.form !== 'read' && use.form !== 'pattern') return;
    if (!means(use, ['GenerateImageResult.responses', 'GenerateImageResult.providerMetadata'])) return;
    context.report(use.key, {
      message: `\`${use.name}\` of an image result works under 7 and will go.`,
      remedy: `Read ${NEW[use.name]} when it suits you.`,
      severity: 'info',
    });
  },
});
