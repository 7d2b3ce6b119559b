import { guide5 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const NAME = 'maxImagesPerCall';

export const imageSettings = defineTransform({
  id: 'image-settings',
  title: '`maxImagesPerCall` moves from the model to the call',
  kind: 'breaking',
  from: [4],
  words: ['experimental_generateImage'],
  why: 'Providers of 7 ignore settings of an image model; how many images go into one call is an option of the call.',
  keeps: ['models that are not made in the call: the call is reported where their settings are seen'],
  before: "generateImage({ model: openai.image('dall-e-2', { maxImagesPerCall: 2 }), prompt });",
  after: "generateImage({ model: openai.image('dall-e-2'), maxImagesPerCall: 2, prompt });",
  docs: guide5('image-generation-changes'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.experimental_generateImage'])) return;
    for (const options of optionsOf(use, context.uses)) move(options, context);
  },
});

function move(options: tsTypes.ObjectLiteralExpression, context: Context): void {
  const property = propertyNamed(options, 'model');
  const given = propertyValue(property);
  const model = given && inward(given);
  if (!property || !model || !ts.isCallExpression(model)) return;
  const [id, settings] = model.arguments;
  const value = settings && ts.isObjectLiteralExpression(settings) ? propertyNamed(settings, NAME) : undefined;
  if (!id || !value || !ts.isObjectLiteralExpression(settings!) || propertyNamed(options, NAME)) return;
  context.change(value, draft => {
    draft.addElementAfter(property, value);
    if (settings.properties.length === 1) draft.removeElements(model.arguments, [settings]);
    else draft.removeElements(settings.properties, [value]);
  });
}
