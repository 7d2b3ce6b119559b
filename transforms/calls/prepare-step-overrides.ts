import { guide7 } from '../../src/guides.js';
import { type FunctionNode, isAssignee, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { overridesOf } from './prepare-step-overrides/overrides.js';
import { NAMES } from './prepare-step-overrides/parameter.js';
import { reportToolRead } from './prepare-step-overrides/tool-reads.js';
import { write } from './prepare-step-overrides/write.js';

const MEMBERS = ['TextOptions', 'ToolLoopAgentSettings', 'AgentSettings'].flatMap(type =>
  NAMES.map(name => `${type}.${name}`),
);

const seen = new WeakSet<FunctionNode>();

export const prepareStepOverrides = defineTransform({
  id: 'prepare-step-overrides',
  title: 'Instructions and messages of a step end with it',
  kind: 'silent',
  from: [5, 6],
  words: [...NAMES, 'messages'],
  gives: ['initialInstructions', 'initialMessages'],
  provesNew: true,
  why: 'What `prepareStep` returns as `system`, `instructions` or `messages` stays for all later steps under 7: instructions of one step go on, and messages that are added to `messages` are added again and again.',
  keeps: [
    'a `prepareStep` that sets them in every step, or only chooses a model or tools',
    'messages that stay the same when they are made once more, as with `messages.slice(-8)` in every step',
    'calls that take one step',
  ],
  before:
    "prepareStep: ({ stepNumber }) => {\n  if (stepNumber === 2) return { instructions: 'Come to an end.' };\n  return {};\n},",
  after:
    "prepareStep: ({ stepNumber, initialInstructions }) => {\n  if (stepNumber === 2) return { instructions: 'Come to an end.' };\n  return { instructions: initialInstructions ?? [] };\n},",
  docs: guide7('prompts-and-step-preparation'),
  visit(use, context) {
    if (use.name === 'messages') return reportToolRead(use, context);
    if (!means(use, MEMBERS)) return;
    if (use.form === 'read') return visitAssigned(use, context);
    if (use.form !== 'option') return;
    const { origins } = context.uses;
    const fn = origins.functionIn(use.node);
    const takers = fn ? origins.ofCallback(fn, NAMES) : origins.takersOf(use.literal);
    if (takers?.every(taker => origins.takesOneStep(taker, context.generation))) return;
    if (!fn) return isOpaque(use.node, context) ? report(use.key, 'it could not be followed', context) : undefined;
    if (seen.has(fn)) return;
    seen.add(fn);
    const overrides = overridesOf(fn, context);
    if (!overrides) return;
    if (typeof overrides === 'string') return report(use.key, overrides, context);
    if (context.generation === null)
      return report(use.key, 'nothing tells which generation it was written for', context);
    if (context.wasNew) return report(use.key, 'the file has names of 7 already, and it may be meant so', context);
    context.change(use.key, draft => write(overrides, draft));
  },
});

/** `options.prepareStep = …` */
function visitAssigned({ key, node }: ReadUse, context: Context): void {
  const fn = isAssignee(node)
    ? context.uses.origins.functionOf((node.parent as tsTypes.BinaryExpression).right)
    : undefined;
  if (fn && overridesOf(fn, context)) report(key, 'it is given to options that were made before', context);
}

/** Whether a function of the project is given there, which may return anything. */
function isOpaque(property: tsTypes.ObjectLiteralElementLike, { checker, uses }: Context): boolean {
  const value = propertyValue(property);
  if (!value || uses.flows.isForeign(value)) return false;
  return !(checker.getTypeAtLocation(value).flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null));
}

function report(at: tsTypes.Node, reason: string, context: Context): void {
  context.report(at, {
    message: `Instructions and messages that \`prepareStep\` returns for a step stay for all later ones under 7. It was left, because ${reason}.`,
    remedy:
      'Let each return that does not set them give `instructions: initialInstructions ?? []`, and `messages: [...initialMessages, ...responseMessages]`, where these are members of its argument; and build messages from those two instead of `messages`.',
  });
}
