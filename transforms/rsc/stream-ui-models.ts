import { guide7 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means, type Remark } from '../../src/transform.js';

export const streamUiModels = defineTransform({
  id: 'stream-ui-models',
  title: '`streamUI` takes models of V4 only',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['streamUI'],
  why: 'The type of the `model` of `streamUI` has no names of models, and no models of V2 and V3, although they run.',
  keeps: ['models that a provider package gives', '`generateText` and the like, which take all of them'],
  before: "await streamUI({ model: 'openai/gpt-5', prompt });",
  after: "await streamUI({ model: 'openai/gpt-5', prompt }); // reported: `gateway('openai/gpt-5')`",
  docs: guide7('ai-sdk-core'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.streamUI'])) return;
    for (const options of optionsOf(use, context.uses)) {
      const property = propertyNamed(options, 'model');
      const remark = property && remarkOn(property, context);
      if (remark) context.report(property, { ...remark, severity: 'error' });
    }
  },
});

function remarkOn(property: tsTypes.ObjectLiteralElementLike, { checker }: Context): Remark | undefined {
  const value = propertyValue(property);
  const type = value && checker.getTypeAtLocation(value);
  if (!value || !type || isOpaque(type)) return undefined;
  const parts = partsOf(type);
  if (parts.some(({ flags }) => flags & ts.TypeFlags.StringLike)) {
    return {
      message: 'The `model` of `streamUI` may not be the name of a model under 7 (TS2322).',
      remedy: `Pass \`gateway(${value.getText()})\`, with \`gateway\` of \`ai\`.`,
    };
  }
  const version = parts.map(part => versionOf(part, checker)).find(found => found && found !== 'v4');
  if (!version) return undefined;
  return {
    message: `The type of \`model\` of \`streamUI\` has no models of specification ${version} under 7 (TS2322).`,
    remedy: 'Implement `LanguageModelV4` of `@ai-sdk/provider`, or assert it here: the model runs.',
  };
}

/** The version that a model of the project says in its type. */
function versionOf(type: tsTypes.Type, checker: tsTypes.TypeChecker): string | undefined {
  const member = checker.getPropertyOfType(type, 'specificationVersion');
  const declared = member && checker.getTypeOfSymbol(member);
  return declared?.isStringLiteral() ? declared.value : undefined;
}
