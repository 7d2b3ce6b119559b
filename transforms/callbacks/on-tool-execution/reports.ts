/** What is left to a person. */
import { staticName } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, StrayUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { isOfTelemetry } from '../telemetry-event.js';
import { LOST, NAMES } from './names.js';

/** Under 7 the types still have the old names at the calls of an agent. */
export function reportDead({ key, name }: OptionUse, context: Context): void {
  context.report(key, {
    message: `Agents of 7 never call \`${name}\`, though its type is there.`,
    remedy: `Write \`${NAMES[name]}\`.`,
    severity: 'error',
  });
}

/** A call still takes the old names, so that only an agent could lose the callback. */
export function reportAgent({ key, name, loss }: StrayUse, context: Context): void {
  if (!context.namesSdk || !NAMES[name]) return;
  context.report(key, {
    message: `\`${name}\` may be meant for an agent, and those of 7 do not call it: ${loss.reason}, so that was not proven.`,
    remedy: `If the object reaches the SDK, write \`${NAMES[name]}\`, and read \`toolOutput\` of its event.`,
    severity: 'info',
  });
}

export function reportLost(key: tsTypes.Node, context: Context): void {
  const name = staticName(key) ?? '';
  // Integrations are told of it.
  if (!LOST.includes(name) || (name === 'functionId' && isOfTelemetry(key, context))) return;
  context.report(key, {
    message: `7 does not tell the callbacks of tools \`${name}\` any more.`,
    remedy: 'Use the value that the call is given.',
    severity: 'error',
  });
}

export function reportStepNumber(key: tsTypes.Node, context: Context): void {
  context.report(key, {
    message: '7 does not tell the callbacks of tools `stepNumber` any more.',
    remedy:
      'Keep it in a variable beside the call: `let step = 0`, and `onStepStart: ({ stepNumber }) => { step = stepNumber; }` among its options.',
    severity: 'error',
  });
}
