/** Tools of 7 are handed the messages of the step, where before they got those of the call. */
import { propertyNamed } from '../../../src/sdk/syntax.js';
import type { Use } from '../../../src/sdk/use.js';
import { type Context, means } from '../../../src/transform.js';
import { MESSAGES } from './parameter.js';
import { givenBy, pathsOf } from './paths.js';

const MEMBERS = ['ToolExecutionOptions.messages', 'ToolNeedsApprovalOptions.messages'];

export function reportToolRead(use: Use, context: Context): void {
  if ((use.form !== 'read' && use.form !== 'pattern') || !means(use, MEMBERS)) return;
  const { toolSets, origins } = context.uses;
  const calls = toolSets.around(use.node).flatMap(tool => toolSets.callsOf(tool).calls);
  const isOverridden = calls.some(({ options }) => {
    const property = propertyNamed(options, 'prepareStep');
    const fn = property && origins.functionIn(property);
    return fn !== undefined && pathsOf(fn).some(path => givenBy(path, [MESSAGES], context.checker) !== 'never');
  });
  if (!isOverridden) return;
  context.report(use.key, {
    message:
      'The `prepareStep` of the call returns messages, and a tool of 7 is handed those; up to 6 it got the messages of the call and of the steps so far.',
    remedy: 'Check that the tool does its work from the messages of the step, or give it the others in its context.',
  });
}
