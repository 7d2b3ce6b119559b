import { guide5 } from '../../src/guides.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means, renameMember, reportStray } from '../../src/transform.js';

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
    if (use.form === 'stray' && context.namesSdk && propertyNamed(use.literal, 'execute'))
      return reportStray(use, 'inputSchema', context);
    rename.visit(use, context);
    // 4 typed `parameters` by the schema that was given; 7 types `inputSchema` by what any schema can be.
    const member = use.form === 'read' && means(use, members) ? use.node.parent : undefined;
    if (member && ts.isPropertyAccessExpression(member) && member.expression === use.key.parent) {
      context.report(member.name, {
        message: `\`${member.name.text}\` is read from a tool’s schema, which 7 types as any kind of schema.`,
        remedy: 'Keep the schema in a variable of its own and read it there.',
        severity: 'error',
      });
    }
  },
});
