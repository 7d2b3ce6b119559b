import { propertyValue } from '../../src/sdk/syntax.js';
import type { tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';
import { checksOf } from './points/schema.js';
import { throwPlace } from './points/throws.js';

const said = new WeakSet<tsTypes.Node>();

export const schemaThrows = defineTransform({
  id: 'schema-throws',
  title: 'An error inside a schema is sent to the model',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['inputSchema', 'parameters'],
  why: 'What a `refine` or `transform` throws is no issue of the schema: the SDK takes it for invalid input, and sends its text to the provider, before `execute` runs and can catch it. A look-up that rejects there tells the model the host that is down.',
  keeps: [
    'checks that answer with true or false, or add an issue',
    'an error with a fixed text: the author’s own words',
    'functions of packages',
  ],
  before: 'inputSchema: z.object({ pitch: z.string().refine(async pitch => (await readPitches()).includes(pitch)) }),',
  after: `inputSchema: z.object({
  pitch: z.string().refine(async pitch => {
    const pitches = await readPitches().catch(() => []);
    return pitches.includes(pitch);
  }),
}),`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    if (use.form !== 'option' || use.doubt || !means(use, ['Tool.inputSchema', 'Tool.parameters'])) return;
    const schema = propertyValue(use.node);
    if (!schema) return;
    for (const { name, at, fn } of checksOf(schema, context.uses.origins, context.uses.references)) {
      if (said.has(at) || !throwPlace(fn, context.checker, { ownWords: false })) continue;
      said.add(at);
      context.report(at, {
        message: `An error in this \`${name}\` is sent to the model as text; \`execute\` has not run yet and cannot catch it.`,
        remedy: ADVICE[name] ?? CATCH,
      });
    }
  },
});

const CATCH = 'Catch it there, and answer as for input that is not valid; or do the look-up in `execute`.';

const ADVICE: Readonly<Record<string, string>> = {
  refine: 'Catch it there and `return false`; or do the look-up in `execute`.',
  superRefine: "Instead of throwing, write `ctx.addIssue({ code: 'custom', message: '…' })`.",
  transform: "Instead of throwing, write `ctx.addIssue({ code: 'custom', message: '…' })` and `return z.NEVER`.",
};
