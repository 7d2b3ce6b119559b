import { guide5 } from '../../src/guides.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember, reportStray } from '../../src/transform.js';

const members = ['Tool.parameters', 'RenderTool.parameters', 'McpToolSchema.parameters'];

const rename = renameMember({
  id: 'input-schema',
  title: '`parameters` of a tool becomes `inputSchema`',
  kind: 'silent',
  from: [4],
  members,
  to: 'inputSchema',
  why: 'Under 7 a tool with `parameters` is sent to the model with an empty schema, and its input is not validated.',
  keeps: ['`parameters` of an OpenAPI document or an OpenAI function object', '`parameters` of your own types'],
  before: 'tool({ parameters: z.object({ city: z.string() }), execute });',
  after: 'tool({ inputSchema: z.object({ city: z.string() }), execute });',
  docs: guide5('tool-definition-changes-parameters--inputschema'),
});

export const inputSchema = defineTransform({
  ...rename,
  visit(use, context) {
    // Beside an `execute` the word means little else.
    if (use.form === 'stray' && context.namesSdk && use.literal && propertyNamed(use.literal, 'execute'))
      return reportStray(use, 'inputSchema', context);
    // `typeof search.parameters`
    if (use.form === 'name' && means(use, members))
      context.change(use.key, draft => draft.rename(use.key, 'inputSchema'));
    else rename.visit(use, context);
    if (means(use, members)) reportSchemaUse(use, context);
  },
});

/** 4 typed `parameters` by the schema that was given; 7 types `inputSchema` by what any schema can be. */
function reportSchemaUse(use: Use, context: Context): void {
  const { parent } = use.key;
  if (use.form === 'read') {
    const member = parent.parent;
    if (!ts.isPropertyAccessExpression(member) || member.expression !== parent) return;
    context.report(member.name, {
      message: `\`${member.name.text}\` is read from a tool’s schema, which 7 types as any kind of schema.`,
      remedy: 'Keep the schema in a variable of its own and read it there.',
      severity: 'error',
    });
  } else if (use.form === 'name' || use.form === 'mention') {
    const inferred = inferredFrom(use.key);
    if (!inferred) return;
    context.report(inferred, {
      message: 'A type is inferred from a tool’s schema, which 7 types as any kind of schema.',
      remedy: 'Write `InferToolInput<typeof theTool>`, a type of the SDK, or keep the schema in a variable of its own.',
      severity: 'error',
    });
  }
}

/** `z.infer<…>`, `z.input<…>` around a schema. */
function inferredFrom(key: tsTypes.Node): tsTypes.Node | undefined {
  const type = ts.findAncestor(key.parent, node => ts.isTypeQueryNode(node) || ts.isIndexedAccessTypeNode(node));
  const reference = type?.parent;
  if (!reference || !ts.isTypeReferenceNode(reference)) return undefined;
  const name = ts.isQualifiedName(reference.typeName) ? reference.typeName.right : reference.typeName;
  return /^(?:infer|input|output|TypeOf)$/.test(name.text) ? reference : undefined;
}
