import { guide6 } from '../../src/guides.js';
import { isRest, propertyValue } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { OptionUse, PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { awaitCall } from './repair-schema/await-call.js';

export const repairSchema = defineTransform({
  id: 'repair-schema',
  title: 'The schema for a repair comes from `inputSchema`, as a promise',
  kind: 'breaking',
  from: [4, 5],
  words: ['parameterSchema', 'inputSchema', 'toolCallType'],
  why: "Under 7 the function that repairs a tool call gets the schema from `inputSchema`, which gives a promise, and the call that it returns has `type: 'tool-call'`. Without these the model is shown `{}` for a schema, or the call stays broken.",
  keeps: ['a schema that is awaited already', '`inputSchema` of a tool', '`toolCallType` of your own types'],
  before:
    "repairToolCall: async ({ toolCall, parameterSchema }) => {\n  const schema = parameterSchema(toolCall);\n  return { ...toolCall, toolCallType: 'function', input: await repair(toolCall, schema) };\n},",
  after:
    "repairToolCall: async ({ toolCall, inputSchema: parameterSchema }) => {\n  const schema = await parameterSchema(toolCall);\n  return { ...toolCall, type: 'tool-call', input: await repair(toolCall, schema) };\n},",
  docs: guide6('toolcallrepairfunction-signature'),
  visit(use, context) {
    if (means(use, ['RepairToolCall.toolCallType'])) {
      if (use.form === 'option') retype(use, context);
      else reportType(use.key, context);
    } else if (use.form !== 'read' && use.form !== 'pattern') return;
    else if (means(use, ['RepairToolCallArgument.parameterSchema'])) {
      context.change(use.key, draft => draft.rename(use.key, 'inputSchema'));
      awaitSchemas(use, context);
    } else if (context.generation === 5 && means(use, ['RepairToolCallArgument.inputSchema']))
      awaitSchemas(use, context);
  },
});

/** `toolCallType: 'function'` → `type: 'tool-call'` */
function retype(use: OptionUse, context: Context): void {
  const value = propertyValue(use.node);
  const text = value && ts.isAsExpression(value) ? value.expression : value;
  if (!text || !ts.isStringLiteral(text)) return reportType(use.key, context);
  context.change(use.key, draft => {
    draft.rename(use.key, 'type');
    draft.rename(text, 'tool-call');
  });
}

function reportType(at: OptionUse['key'], context: Context): void {
  context.report(at, {
    message: '`toolCallType` of a call that is repaired is gone from 7.',
    remedy: "Each call has `type: 'tool-call'`.",
    severity: 'error',
  });
}

/** What reads a schema waits for it. */
function awaitSchemas(use: ReadUse | PatternUse, context: Context): void {
  const { node } = use;
  if (use.form === 'read') return awaitCall(use.node, context);
  if (!ts.isBindingElement(node) || isRest(node) || !ts.isIdentifier(node.name)) return;
  for (const name of context.uses.references.of(node.name)) awaitCall(name, context);
}
