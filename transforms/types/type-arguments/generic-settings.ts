/** Settings of an agent whose tools are a type parameter: beside their spread, 7 refuses keys and takes other spreads. */
import { agentCalls, settingsOf } from '../../../src/sdk/agents.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export const AGENTS = ['ToolLoopAgent', 'Experimental_Agent'];

/** `{ ...settings, tools }` → `{ ...settings, ...{ tools } }` */
export function spreadKeys(use: NameUse, context: Context): void {
  for (const call of agentCalls(use, context.uses)) {
    const settings = settingsOf(call, context.uses);
    const spreads = settings?.properties.filter(ts.isSpreadAssignment) ?? [];
    if (!settings || !spreads.some(({ expression }) => isGeneric(expression, context))) continue;
    for (const [first, last] of runsOf(settings.properties)) {
      context.change(first, draft => {
        draft.insertBefore(first, '...{ ');
        draft.insertAfter(last, ' }');
      });
    }
  }
}

/** The first and the last of keys that stand together. */
function runsOf(properties: readonly tsTypes.ObjectLiteralElementLike[]): [tsTypes.Node, tsTypes.Node][] {
  const runs: [tsTypes.Node, tsTypes.Node][] = [];
  let open = false;
  for (const property of properties) {
    const isKey = !ts.isSpreadAssignment(property);
    if (isKey && open) runs.at(-1)![1] = property;
    else if (isKey) runs.push([property, property]);
    open = isKey;
  }
  return runs;
}

function isGeneric(settings: tsTypes.Expression, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(settings);
  const given = type.aliasTypeArguments ?? checker.getTypeArguments(type as tsTypes.TypeReference);
  return (
    given.some(({ flags }) => flags & ts.TypeFlags.TypeParameter) &&
    propertyOf(checker, type, 'tools').owners.some(owner => owner.type === 'ToolLoopAgentSettings')
  );
}
