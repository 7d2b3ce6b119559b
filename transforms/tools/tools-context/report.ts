/** What is said of a context that was left. */
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Group } from './group.js';
import { OLD } from './reads.js';
import { keyText } from './write.js';

/** What was changed or reported with another place of its group. */
export const settled = new WeakSet<tsTypes.Node>();

/** Nothing of the group changes, and each place of it says why. */
export function fail(group: Group, context: Context, reason: string): void {
  for (const { property, readers } of group.supplies) {
    if (settled.has(property)) continue;
    settled.add(property);
    const tools = readers.map(({ name }) => `${keyText(name, "'")}: …`).join(', ') || '<tool>: …';
    context.report(property.name!, {
      message: `7 ignores \`${OLD}\`, so tools and events get nothing. It was left, because ${reason}.`,
      remedy: `Write \`toolsContext: { ${tools} }\` with the value for each tool that reads it, give these tools a \`contextSchema: z.custom<T>()\` with its type, and let them read \`context\`; or make the tools in a function that takes the value. For events and \`prepareStep\`, write \`runtimeContext\`.`,
      severity: 'error',
    });
  }
  for (const { keys } of group.readers.values()) for (const key of keys) reportRead(key, reason, context);
}

export function reportRead(key: tsTypes.Node, reason: string, context: Context): void {
  if (settled.has(key)) return;
  settled.add(key);
  context.report(key, {
    message: `A tool of 7 has no \`${OLD}\`: it is undefined, also where an approval depends on it. It was left, because ${reason}.`,
    remedy:
      'Read `context`, give the tool a `contextSchema: z.custom<T>()` with the type of the value, and pass `toolsContext: { <tool>: value }` at each call; or make the tool in a function that takes the value.',
    severity: 'error',
  });
}

export function reportUnknown(key: tsTypes.Node, context: Context): void {
  if (!context.namesSdk) return;
  context.report(key, {
    message: `If this is the \`${OLD}\` of the SDK, 7 has none; no type tells.`,
    remedy:
      'If it is, tools read `context`, given by `toolsContext` of the call; events and `prepareStep` read `runtimeContext`.',
  });
}
