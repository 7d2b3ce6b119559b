/** Whether the model may be given a failure as a result, or the project counts on every result being a success. */
import type { References } from '../../../src/sdk/references.js';
import { returnsOf } from '../../../src/sdk/syntax.js';
import { isOpaqueNode } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { countsOnShape } from '../execute/answers.js';
import { type Execute, isGenerator, sdkMaker, type ToolRun } from '../execute/execute.js';
import { holderOf } from '../execute/holders.js';

export type Answer = 'return' | 'throw';

/** A failure that is returned changes the type of the output; one that is thrown changes nothing but the text. */
export function answerFor(run: ToolRun, name: string | undefined, context: Context): Answer {
  const { toolErrors } = context.choices;
  if (toolErrors === 'return' || toolErrors === 'throw') return toolErrors;
  return isFixed(run, name, context) ? 'throw' : 'return';
}

/** Whether something counts on the output as it is. */
export const isFixed = ({ tool, execute, reference }: ToolRun, name: string | undefined, context: Context): boolean =>
  countsOnShape(tool, context.checker) ||
  (!reference && execute !== undefined && (execute.type !== undefined || answersNothing(execute, context))) ||
  isTyped(tool, context) ||
  isConsumed(name, context) ||
  isReferredTo(tool, context.uses.references);

/** `noImplicitReturns` does not let a function without a result return one in its `catch`. */
const answersNothing = (execute: Execute, { unit }: Context): boolean =>
  unit.language !== 'jsx' && ts.isBlock(execute.body) && !isGenerator(execute) && returnsOf(execute).length === 0;

/** `tool<Input, Output>({…})`, a maker with an output of its own, or a type beside the tool that may say what it answers. */
function isTyped(literal: ToolRun['tool'], { checker }: Context): boolean {
  if (!ts.isObjectLiteralExpression(literal)) return true;
  const maker = ts.findAncestor(literal.parent, node => !isWrapping(node));
  if (maker && ts.isCallExpression(maker) && (maker.typeArguments || !sdkMaker(maker.expression, checker))) return true;
  return holderOf(literal).types.some(type => !leavesOutputOpen(type));
}

const isWrapping = (node: tsTypes.Node): boolean =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);

/** `Tool`, `Tool<Input>`, `Tool<Input, any>`, `ToolSet`, `Record<string, Tool>`, `as const`. */
function leavesOutputOpen(type: tsTypes.TypeNode): boolean {
  if (isOpaqueNode(type)) return true;
  if (!ts.isTypeReferenceNode(type)) return false;
  const args = type.typeArguments ?? ([] as readonly tsTypes.TypeNode[]);
  const name = ts.isQualifiedName(type.typeName) ? type.typeName.right.text : type.typeName.text;
  if (/^(?:Record|Readonly|Partial|Promise)$/.test(name)) return args.length > 0 && leavesOutputOpen(args.at(-1)!);
  return /^(?:Tool|CoreTool|ToolSet|const)$/.test(name) && (args.length < 2 || isOpaqueNode(args[1]!));
}

/** Types that stand for what tools answer with. */
const OUTPUT_TYPES = /\b(?:InferUITools?|InferToolOutput|TypedToolResult|InferAgentUIMessage)\b/;
/** Code that shows a failure in another way than a result. */
const ERROR_STATES = /(['"`])(?:tool-error|output-error)\1/;
/** A file that takes results out of calls, and members out of results. */
const READS_RESULTS =
  /^(?=[\s\S]*\b(?:toolResults|staticToolResults|tool-result)\b)(?=[\s\S]*(?:\.(?:output|result)\b|\{[^{}]*\b(?:output|result)\b[^{}]*\}))/;

function isConsumed(name: string | undefined, context: Context): boolean {
  if (context.mentions(ERROR_STATES)) return true;
  if (context.mentions(OUTPUT_TYPES, 'beside') || context.mentions(READS_RESULTS, 'beside')) return true;
  if (name === undefined) return false;
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const quoted = `['"\`](?:tool-)?${word}['"\`]`;
  const asked = String.raw`[tT]oolName(?:\([^()]*\))?\s*[!=]==?\s*${quoted}|${quoted}\s*[!=]==?\s*[\w.?]*[tT]oolName`;
  return context.mentions(new RegExp(`['"\`]tool-${word}['"\`]|case\\s+${quoted}|${asked}`));
}

/** Whether a type is made from the tool or from something that holds it, or its `execute` is called by hand. */
function isReferredTo(tool: ToolRun['tool'], references: References): boolean {
  const first = ts.isObjectLiteralExpression(tool) ? holderOf(tool).name : tool.name;
  const names = first ? [first] : [];
  const seen = new Set<tsTypes.Node>(names);
  for (let i = 0; i < names.length; i++) {
    for (const reference of references.of(names[i]!)) {
      if (ts.findAncestor(reference, ts.isTypeNode)) return true;
      const path = accessPath(reference);
      if (path.names.includes('execute')) return true;
      // What a member of it is handed to is not followed: most members of results and agents are no tools.
      if (path.names.length > 0) continue;
      const { name } = holderOf(path.end);
      if (!name || seen.has(name)) continue;
      seen.add(name);
      names.push(name);
    }
  }
  return false;
}

/** `tools.weather.execute!(…)` → the members read, and the expression that reads or calls. */
function accessPath(reference: tsTypes.Node): { names: string[]; end: tsTypes.Node } {
  const names: string[] = [];
  let end = reference;
  for (;;) {
    const { parent } = end;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === end) names.push(parent.name.text);
    else if (ts.isElementAccessExpression(parent) && parent.expression === end)
      names.push(parent.argumentExpression.getText());
    else if (ts.isVariableDeclaration(parent) && parent.initializer === end && ts.isObjectBindingPattern(parent.name)) {
      names.push(...parent.name.elements.map(element => (element.propertyName ?? element.name).getText()));
      return { names, end };
    } else if (!ts.isNonNullExpression(parent) && !(ts.isCallExpression(parent) && parent.expression === end)) {
      return { names, end };
    }
    end = parent;
  }
}
