import { guide5 } from '../../src/guides.js';
import { propertyValue } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember } from '../../src/transform.js';

/** Options that the package of 7 still takes under the old name, and writes a warning. */
const FAL = {
  image_url: 'imageUrl',
  mask_url: 'maskUrl',
  guidance_scale: 'guidanceScale',
  num_inference_steps: 'numInferenceSteps',
  enable_safety_checker: 'enableSafetyChecker',
  output_format: 'outputFormat',
  sync_mode: 'syncMode',
  safety_tolerance: 'safetyTolerance',
};
const STRUCTURED = 'OpenAIOptions.structuredOutputs';

const rename = renameMember({
  id: 'provider-option-names',
  title: 'Options of providers have new names',
  kind: 'silent',
  from: [4, 5, 6],
  members: [
    'OpenAIOptions.strictSchemas',
    STRUCTURED,
    'BedrockOptions.reasoning_config',
    'BedrockReasoning.budget_tokens',
    ...Object.keys(FAL).map(name => `FalOptions.${name}`),
  ],
  to: {
    strictSchemas: 'strictJsonSchema',
    structuredOutputs: 'strictJsonSchema',
    reasoning_config: 'reasoningConfig',
    budget_tokens: 'budgetTokens',
    ...FAL,
  },
  why: 'Providers drop options that they do not know: schemas become strict again, and a model reasons less or not at all. fal takes the old names for now.',
  keeps: [
    '`structuredOutputs` of groq, mistral and google, which is an option of theirs',
    '`image_size` of fal, which goes to the server as it is',
  ],
  before:
    'providerOptions: { openai: { structuredOutputs: false }, bedrock: { reasoning_config: { type: "enabled" } } }',
  after: 'providerOptions: { openai: { strictJsonSchema: false }, bedrock: { reasoningConfig: { type: "enabled" } } }',
  docs: guide5('openai'),
});

export const providerOptionNames = defineTransform({
  ...rename,
  visit(use, context) {
    if (use.form === 'option' && means(use, [STRUCTURED]) && isTrue(use)) takeOut(use, context);
    else if (!(use.name in FAL && use.form === 'option' && use.doubt)) rename.visit(use, context);
  },
});

/** What 7 does without being told. */
const isTrue = ({ node }: OptionUse): boolean => propertyValue(node)?.kind === ts.SyntaxKind.TrueKeyword;

const takeOut = ({ node, literal, doubt, reads }: OptionUse, context: Context): void => {
  if (!doubt && reads.length === 0) context.change(node, draft => draft.removeElements(literal.properties, [node]));
};
