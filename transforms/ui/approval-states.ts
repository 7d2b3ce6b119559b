import { guide6 } from '../../src/guides.js';
import { propertyNamed, walk } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';

const KNOWN = ['input-streaming', 'input-available', 'output-available', 'output-error'];
const NEW = ['approval-requested', 'approval-responded', 'output-denied'];

export const approvalStates = defineTransform({
  id: 'approval-states',
  title: 'Tables of the states of tool parts lack those of approvals',
  kind: 'breaking',
  from: [5],
  words: [],
  hints: [KNOWN[0]!],
  why: 'Since 6 the part of a tool has three more states: `approval-requested`, `approval-responded` and `output-denied`. A table with an entry for each state of 5 does not compile where it is asked for a state, or shows nothing.',
  keeps: ['tables that have one of the new states', 'tables of some states only'],
  before:
    "const labels = { 'input-streaming': 'Pending', 'input-available': 'Running', 'output-available': 'Done', 'output-error': 'Failed' };",
  after:
    "const labels = { 'input-streaming': 'Pending', 'input-available': 'Running', 'output-available': 'Done', 'output-error': 'Failed' }; // reported",
  docs: guide6('tool-ui-part-approval-states'),
  visit() {},
  inspect(source, context) {
    if (context.generation === null || !context.namesSdk) return;
    walk(source, node => {
      if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return;
      const has = (name: string): boolean => propertyNamed(node, name) !== undefined;
      if (!KNOWN.every(has) || NEW.some(has)) return;
      context.report(node, {
        message:
          'The part of a tool has states under 7 that are not in this table, so that a read by its state does not compile.',
        remedy: `Add an entry for each of ${NEW.map(name => `\`'${name}'\``).join(', ')}.`,
      });
    });
  },
});
