import { guide5 } from '../../src/guides.js';
import { inward, isAssignee, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember, reportStray } from '../../src/transform.js';
import { inferInput, inferredFrom } from './input-schema/inferred.js';

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
    if ((use.form === 'name' || use.form === 'mention') && inferInput(use, context)) return;
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
  if (use.form === 'option') reportRecord(use, context);
  else if (use.form === 'read') {
    for (const literal of writtenOver(use.node, context)) reportNoSchema(literal.properties[0] ?? literal, context);
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

/** A record is no schema to the types of 7; those of 4 took anything. */
function reportRecord({ key, node }: OptionUse, context: Context): void {
  const value = propertyValue(node);
  const type = value && context.checker.getTypeAtLocation(value);
  if (type && context.checker.getIndexTypeOfType(type, ts.IndexKind.String)) reportNoSchema(key, context);
}

function reportNoSchema(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'This is no schema to the types of 7: `inputSchema` is one of zod or another library, or a `jsonSchema(…)`.',
    remedy: 'Wrap a JSON schema: `jsonSchema(value)`; give a variable that holds it without one a type of its own.',
    severity: 'error',
  });
}

/** Literals that a variable gets in the place of the schema that was read into it. */
function writtenOver({ parent }: tsTypes.Node, { uses }: Context): tsTypes.ObjectLiteralExpression[] {
  if (!ts.isVariableDeclaration(parent) || parent.type || !ts.isIdentifier(parent.name)) return [];
  return uses.references.of(parent.name).flatMap(({ parent: place }) => {
    const value = ts.isBinaryExpression(place) && isAssignee(place.left) ? inward(place.right) : undefined;
    return value && ts.isObjectLiteralExpression(value) ? [value] : [];
  });
}
