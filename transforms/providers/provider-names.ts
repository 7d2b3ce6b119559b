import { guide6 } from '../../src/guides.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';

/** Starts of what models gave as their `provider`, and what they give now. */
const NAMES: Readonly<Record<string, string>> = {
  'azure-openai.': 'azure.',
  'vertex.anthropic.': 'googleVertex.anthropic.',
};

export const providerNames = defineTransform({
  id: 'provider-names',
  title: 'Names of providers that are compared',
  kind: 'silent',
  from: [4, 5, 6],
  words: [],
  hints: Object.keys(NAMES),
  why: 'The `provider` of a model of Azure begins with `azure.` since 5, that of Claude on Vertex with `googleVertex.` in 7: a comparison with the old name is false.',
  keeps: ['everything: what the string is compared with, a person knows'],
  before: "if (model.provider === 'azure-openai.chat') log();",
  after: "if (model.provider === 'azure-openai.chat') log(); // reported",
  docs: guide6('providers'),
  visit() {},
  inspect(source, context) {
    if (!context.namesSdk) return;
    walk(source, node => {
      if (!ts.isStringLiteralLike(node)) return;
      const old = Object.keys(NAMES).find(name => node.text.startsWith(name));
      if (!old || (old === 'azure-openai.' && context.generation !== 4)) return;
      context.report(node, {
        message: `The \`provider\` of these models begins with \`${NAMES[old]}\` in 7.`,
        remedy: `Write \`${node.text.replace(old, NAMES[old]!)}\` where the \`provider\` of a model is compared with it.`,
        severity: 'warning',
      });
    });
  },
});
