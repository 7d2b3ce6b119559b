import { guide6 } from '../../src/guides.js';
import type { Generation } from '../../src/model.js';
import { asksByChat, type ModelCall, modelIn, modelsOf } from '../../src/sdk/providers.js';
import { outward, staticName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { defineTransform, means, sibling } from '../../src/transform.js';

interface Row {
  to: string;
  /** Keys of which the first that is there wins, as a whole. */
  rivals: readonly string[];
  /** Which models read the new key; all who read the old one, where that is not said. */
  reads?: (model: ModelCall, generation: Generation | null) => boolean;
}

const VERTEX: Row = {
  to: 'googleVertex',
  rivals: ['googleVertex', 'vertex', 'google'],
  reads: ({ module }) => /^@ai-sdk\/google-vertex(?:\/edge)?$/.test(module),
};

const ROWS: Readonly<Record<string, Row>> = {
  google: VERTEX,
  vertex: VERTEX,
  bedrock: { to: 'amazonBedrock', rivals: ['amazonBedrock'] },
  // Its chat, embedding and image models read the options of OpenAI only.
  openai: {
    to: 'azure',
    rivals: ['azure'],
    reads: (model, generation) =>
      model.module === '@ai-sdk/azure' &&
      /^(?:responses|completion|languageModel)?$/.test(model.method ?? '') &&
      !asksByChat(model, generation),
  },
};

export const providerOptionKeys = defineTransform({
  id: 'provider-option-keys',
  title: 'Options of Vertex, Bedrock and Azure stand under their new keys',
  kind: 'deprecated',
  from: [4, 5, 6],
  words: Object.keys(ROWS),
  gives: ['googleVertex', 'amazonBedrock'],
  why: '7 reads the options of Vertex under `googleVertex`, of Bedrock under `amazonBedrock`, of the Responses models of Azure under `azure`; the old keys go on working for now.',
  keeps: [
    'a literal that has one of the keys already: the first of them wins, as a whole',
    'options that do not go straight into a call, or into one whose model is not known',
    '`google` of Google’s own models, `openai` of OpenAI’s and of the chat models of Azure',
  ],
  before: "generateText({ model: vertex('gemini-2.5-pro'), prompt, providerOptions: { google: { safetySettings } } });",
  after:
    "generateText({ model: vertex('gemini-2.5-pro'), prompt, providerOptions: { googleVertex: { safetySettings } } });",
  docs: guide6('responses-api-providermetadata-and-provideroptions-key'),
  visit(use, context) {
    if (use.form !== 'option' || !means(use, [`ProviderOptions.${use.name}`])) return;
    const { to, rivals, reads } = ROWS[use.name]!;
    const call = callAround(use);
    if (!call || use.literal.properties.some(ts.isSpreadAssignment)) return;
    if (rivals.some(rival => rival !== use.name && sibling(use, rival))) return;
    const model = modelIn(call);
    const models = reads ? model && modelsOf(model, context.uses) : [];
    if (models?.every(one => reads!(one, context.generation)))
      context.change(use.key, draft => draft.rename(use.key, to));
  },
});

/** The options of the call that a literal is written in as its `providerOptions`. */
function callAround({ literal }: OptionUse): tsTypes.ObjectLiteralExpression | undefined {
  const property = outward(literal).parent;
  const isGiven = ts.isPropertyAssignment(property) && staticName(property.name) === 'providerOptions';
  const call = isGiven ? outward(property.parent).parent : undefined;
  return call && ts.isCallExpression(call) ? (property.parent as tsTypes.ObjectLiteralExpression) : undefined;
}
