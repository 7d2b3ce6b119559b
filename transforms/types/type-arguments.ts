import { isChatState } from '../../src/chat-state.js';
import type { Part } from '../../src/edit/draft.js';
import { guide7 } from '../../src/guides.js';
import type { Generation } from '../../src/model.js';
import { type Reference, referencesBy } from '../../src/sdk/name-references.js';
import { propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { AGENTS, spreadKeys } from './type-arguments/generic-settings.js';
import { CALLBACKS, inferInputs, openTools, TOOLS } from './type-arguments/tools.js';

interface Row {
  from: readonly Generation[];
  /** By how many arguments the old form has, the new ones: a number is the place of an old one. */
  given: Readonly<Record<number, readonly (number | New)[]>>;
  /** Whether 7 takes as many arguments too, and reads them in another way. */
  isValidIn7?: true;
}

/** What is written; a schema is that of the first old argument. */
type New = 'any' | 'never' | 'UIMessage' | 'FlexibleSchema';

const BARE: Row['given'] = { 0: ['any'] };
const SECOND: Row['given'] = { 2: [0, 'any', 1] };
const THIRD: Row['given'] = { 3: [0, 1, 'any', 2] };
const THIRD_OF_FOUR: Row['given'] = { 3: [0, 1, 'any', 2], 4: [0, 1, 'any', 2, 3] };
/** The output of a result was a value up to 5, and is a specification since. */
const OLD_RESULT: Row = { from: [4, 5], given: { 2: [0, 'any', 'any'] } };
const OLD_CALL: Row = { from: [4, 5], given: { 2: [0], 3: [0] }, isValidIn7: true };
/** What is embedded is always a string. */
const EMBEDDED: Row = { from: [4, 5], given: { 1: [] } };

const OF_CHAT: Row = { from: [4], given: { 0: ['UIMessage'] } };
/** The schema has a type parameter of its own since 5. */
const OF_OBJECT: Row = { from: [4], given: { 1: ['FlexibleSchema', 0] } };
const CALL_OF_OBJECT: Row = {
  from: [4],
  given: { 1: ['FlexibleSchema', 0], 2: ['FlexibleSchema', 0, 1] },
  isValidIn7: true,
};

/** The options of a call come first since 6; 7 takes another type for the output. */
const OF_AGENT: Row = {
  from: [5],
  given: { 1: ['never', 0], 2: ['never', 0, 'any', 'any'], 3: ['never', 0, 'any', 'any'] },
};

/** What 7 added: the context of a tool, the runtime context of a call. */
const TABLE: Readonly<Record<string, Row | readonly Row[]>> = {
  ToolExecutionOptions: { from: [4, 6], given: BARE },
  ToolCallOptions: { from: [5, 6], given: BARE },
  ToolExecuteFunction: { from: [5, 6], given: { 2: [0, 1, 'any'] } },
  tool: { from: [5, 6], given: { 1: [0, 'never', 'any'], 2: [0, 1, 'any'] }, isValidIn7: true },
  PrepareStepFunction: { from: [5, 6], given: BARE },
  PrepareStepResult: { from: [5, 6], given: BARE },
  TimeoutConfiguration: { from: [6], given: BARE },
  GenerateTextResult: [OLD_RESULT, { from: [6], given: SECOND }],
  StreamTextResult: [OLD_RESULT, { from: [6], given: SECOND }],
  generateText: [OLD_CALL, { from: [6], given: SECOND, isValidIn7: true }],
  streamText: [OLD_CALL, { from: [6], given: SECOND, isValidIn7: true }],
  // What 4 took as the type of the object is the type of the schema since.
  generateObject: { from: [4], given: { 1: [] }, isValidIn7: true },
  streamObject: { from: [4], given: { 1: [] }, isValidIn7: true },
  EmbeddingModel: EMBEDDED,
  EmbedResult: EMBEDDED,
  EmbedManyResult: EMBEDDED,
  embed: { ...EMBEDDED, isValidIn7: true },
  embedMany: { ...EMBEDDED, isValidIn7: true },
  Agent: { from: [6], given: THIRD, isValidIn7: true },
  ToolLoopAgent: { from: [6], given: THIRD, isValidIn7: true },
  ToolLoopAgentSettings: { from: [6], given: THIRD, isValidIn7: true },
  Experimental_Agent: [OF_AGENT, { from: [6], given: THIRD, isValidIn7: true }],
  Experimental_AgentSettings: [OF_AGENT, { from: [6], given: THIRD, isValidIn7: true }],
  DirectChatTransport: { from: [6], given: THIRD_OF_FOUR, isValidIn7: true },
  DirectChatTransportOptions: { from: [6], given: { 4: [0, 1, 'any', 2, 3] } },
  createAgentUIStream: { from: [6], given: THIRD_OF_FOUR, isValidIn7: true },
  createAgentUIStreamResponse: { from: [6], given: THIRD_OF_FOUR, isValidIn7: true },
  pipeAgentUIStreamToResponse: { from: [6], given: THIRD_OF_FOUR, isValidIn7: true },
  OnStartEvent: { from: [6], given: { ...SECOND, 3: [0, 'any', 1] }, isValidIn7: true },
  OnStepStartEvent: { from: [6], given: { ...SECOND, 3: [0, 'any', 1] }, isValidIn7: true },
  GenerateTextOnStartCallback: { from: [6], given: SECOND, isValidIn7: true },
  GenerateTextOnStepStartCallback: { from: [6], given: SECOND, isValidIn7: true },
  StreamTextOnStartCallback: { from: [6], given: SECOND },
  StreamTextOnStepStartCallback: { from: [6], given: SECOND },
  StreamTextOnFinishCallback: { from: [6], given: SECOND },
  StreamTextOnEndCallback: { from: [6], given: SECOND, isValidIn7: true },
  UseChatHelpers: OF_CHAT,
  UseChatOptions: OF_CHAT,
  Experimental_UseObjectOptions: OF_OBJECT,
  Experimental_StructuredObjectOptions: OF_OBJECT,
  experimental_useObject: CALL_OF_OBJECT,
  Experimental_StructuredObject: CALL_OF_OBJECT,
  StreamTextEndEvent: { from: [6], given: SECOND, isValidIn7: true },
};

export const typeArguments = defineTransform({
  id: 'type-arguments',
  title: 'Type arguments make room for the context',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [...new Set([...Object.keys(TABLE), ...TOOLS, ...CALLBACKS])],
  why: '7 has a type parameter more for the context of tools and calls: it is required, or stands before those that were there. Written is `any`, which fits every context. The types of `useChat` take that of the message, those of `useObject` that of the schema. The first argument of `Tool` was the type of the schema in 4, and is that of the input under 7.',
  keeps: [
    'references without type arguments, where 7 has a default: `ToolLoopAgent`, `Tool<Input, Output>`, `generateText<Tools>()`',
    'type arguments of your own types and of other libraries',
    'a number of arguments that 7 takes too, in a file that has names of 7',
  ],
  before:
    "import type { GenerateTextResult, ToolExecutionOptions } from 'ai';\n\ntype Result = GenerateTextResult<Tools, Output>;\nconst execute = (input: Input, options: ToolExecutionOptions) => search(input, options.abortSignal);",
  after:
    "import type { GenerateTextResult, ToolExecutionOptions } from 'ai';\n\ntype Result = GenerateTextResult<Tools, any, Output>;\nconst execute = (input: Input, options: ToolExecutionOptions<any>) => search(input, options.abortSignal);",
  docs: guide7('tools-and-tool-execution'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, [`.${use.name}`])) return;
    if (TOOLS.includes(use.name)) inferInputs(use, context);
    if (CALLBACKS.includes(use.name)) openTools(use, context);
    const { generation } = context;
    // A name that the generation has not was written by an earlier run.
    const isOld = generation !== null && use.owners.some(owner => owner.in.includes(generation));
    if (AGENTS.includes(use.name) && isOld && !context.wasNew) spreadKeys(use, context);
    const rows = [TABLE[use.name] ?? []].flat();
    const row = rows.find(({ from }) => generation === null || from.includes(generation));
    if (!row || (generation === null && (rows.length > 1 || row.isValidIn7))) return;
    if (row.isValidIn7 && context.wasNew) return;
    for (const reference of referencesBy(use, context.uses)) change(reference, use.node, row, context);
  },
});

function change({ name, holder }: Reference, node: tsTypes.Node, { given }: Row, context: Context): void {
  const old = holder.typeArguments ?? ts.factory.createNodeArray<tsTypes.TypeNode>();
  const fresh = given[old.length];
  const { parent } = holder;
  // `UseChatHelpers['input']` becomes another type as a whole.
  if (ts.isIndexedAccessTypeNode(parent) && isChatState(literalText(parent.indexType))) return;
  if (!fresh || isWritten(old, given) || (old.length === 0 && ts.isTypeQueryNode(holder))) return;
  if (fresh.length === 0) return drop(name, holder, context);
  context.change(name, draft => {
    const partsOf = (argument: New): Part[] => {
      if (argument === 'UIMessage')
        return [isBesideMessage(node) ? draft.importBeside(node, argument) : draft.importType(name, 'ai', argument)];
      return argument === 'FlexibleSchema' ? [draft.importType(name, 'ai', argument), '<', old[0]!, '>'] : [argument];
    };
    let pending: Part[][] = [];
    let last: tsTypes.Node | undefined;
    for (const argument of fresh) {
      if (typeof argument === 'string') pending.push(partsOf(argument));
      else {
        last = old[argument]!;
        for (const parts of pending) draft.addElementBefore(last, ...parts);
        pending = [];
      }
    }
    const joined = pending.flatMap((parts, i) => (i === 0 ? parts : [', ', ...parts]));
    if (!last) draft.insertAfter(name, '<', ...joined, '>');
    else if (pending.length > 0) draft.addElementAfter(last, ...joined);
    draft.removeElements(
      old,
      old.filter((_, i) => !fresh.includes(i)),
    );
  });
}

/** Whether the type of messages is imported there too, by its name of 4 or of later. */
const isBesideMessage = (node: tsTypes.Node): node is tsTypes.ImportSpecifier =>
  ts.isImportSpecifier(node) &&
  node.parent.elements.some(({ propertyName, name }) => /^(?:UI)?Message$/.test((propertyName ?? name).text));

const literalText = (type: tsTypes.TypeNode): string =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : '';

/** Whether the arguments are as they come out for another number of them: a second run. */
const isWritten = (old: tsTypes.NodeArray<tsTypes.TypeNode>, given: Row['given']): boolean =>
  Object.values(given).some(
    fresh =>
      fresh.length === old.length &&
      fresh.every((argument, i) => typeof argument === 'number' || /^\w+/.exec(old[i]!.getText())?.[0] === argument),
  );

/** Takes all arguments away; that of an object goes to the schema that says nothing of its type. */
function drop(name: tsTypes.Node, holder: Reference['holder'], context: Context): void {
  const list = holder.typeArguments!;
  const schema = ts.isCallExpression(holder) ? bareSchema(holder) : undefined;
  context.change(name, draft => {
    const { text } = name.getSourceFile();
    const end = text.indexOf('>', list.end) + 1;
    if (schema) draft.insertAfter(schema, '<', list[0]!, '>');
    draft.replaceRange(name, { start: name.end, end });
  });
}

/** `jsonSchema` in `schema: jsonSchema({ … })`. */
function bareSchema({ arguments: [options] }: tsTypes.CallExpression): tsTypes.Expression | undefined {
  const value =
    options && ts.isObjectLiteralExpression(options) ? propertyValue(propertyNamed(options, 'schema')) : undefined;
  const isBare =
    value && ts.isCallExpression(value) && !value.typeArguments && value.expression.getText() === 'jsonSchema';
  return isBare ? value.expression : undefined;
}
