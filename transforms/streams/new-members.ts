import { guide7 } from '../../src/guides.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { staysV1 } from '../providers/v1-models/area.js';
import { exhaustedIn, throwIn } from './new-members/exhausted.js';
import { newKeys, newKinds } from './new-members/kinds.js';

export const newMembers = defineTransform({
  id: 'new-members',
  title: 'Parts, warnings and finish reasons have new kinds',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [],
  hints: ['switch', 'never', 'throw', 'Record<', 'ssert'],
  why: 'Under 7 parts of messages and streams, warnings and `finishReason` have kinds that 6 did not have. Where code claims to know all of them it does not compile, and a `default` that throws is reached: a file of a reasoning, for one, comes as `reasoning-file` and no longer as `file`.',
  keeps: ['a `switch` without a `default` that throws', 'unions of your own'],
  before: "switch (part.type) {\n  case 'text':\n    return part.text;\n  default:\n    throw new Error(part.type);\n}",
  after:
    "switch (part.type) {\n  case 'text':\n    return part.text;\n  default:\n    throw new Error(part.type); // reported\n}",
  docs: guide7('message-parts-handle-new-reasoning-file-content-type'),
  visit: () => {},
  inspect(source, context) {
    if (staysV1(source, context)) return;
    (function visit(node: tsTypes.Node): void {
      examine(node, context);
      ts.forEachChild(node, visit);
    })(source);
  },
});

function examine(node: tsTypes.Node, context: Context): void {
  const exhausted = exhaustedIn(node, context);
  if (exhausted) {
    const what = 'What 7 adds is said to be impossible here';
    return report(node, newKinds(exhausted, context), what, 'error', context);
  }
  const record = keysOfRecord(node);
  if (record)
    return report(node, newKeys(record, context), 'Values of this type need more keys in 7', 'error', context);
  const thrown = throwIn(node, context);
  if (thrown)
    report(thrown.at, newKinds(thrown.subject, context), 'What 7 adds comes here and throws', 'warning', context);
}

/** The keys of `Record<K, …>`, all of which a value must have. A parameter is given such a value by others. */
function keysOfRecord(node: tsTypes.Node): tsTypes.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeName.getText() !== 'Record') return undefined;
  const { parent } = node;
  const isPartial = ts.isTypeReferenceNode(parent) && parent.typeName.getText() === 'Partial';
  return isPartial || ts.isParameter(parent) ? undefined : node.typeArguments?.[0];
}

function report(
  at: tsTypes.Node,
  kinds: readonly string[],
  what: string,
  severity: 'error' | 'warning',
  context: Context,
): void {
  if (kinds.length === 0) return;
  context.report(at, {
    message: `${what}: ${listed(kinds)}.`,
    remedy: kinds.includes('interrupted')
      ? 'Treat `interrupted` like `error` or `other`: the stream ended without saying that it was complete.'
      : 'Handle those that you show or store, and let the others pass without an error.',
    severity,
  });
}

/** Parts of a stream have more new kinds since 4 than help anyone. */
const SHOWN = 8;

function listed(kinds: readonly string[]): string {
  const shown = kinds.slice(0, SHOWN).map(kind => `\`${kind}\``);
  return kinds.length > SHOWN ? `${shown.join(', ')} and ${kinds.length - SHOWN} more` : shown.join(', ');
}
