import { guide5 } from '../../src/guides.js';
import { defineTransform, means, renameMember } from '../../src/transform.js';
import { reportReasoning } from './message-parts/reasoning.js';
import { changeResult, reportRead } from './message-parts/result.js';

const CALL = 'ToolCallPart.args';
const RESULT = 'ToolResultPart.result';

const rename = renameMember({
  id: 'message-parts',
  title: 'Tool calls and tool results of messages have `input` and `output`',
  kind: 'breaking',
  from: [4],
  members: [CALL],
  to: 'input',
  why: 'Under 7 the input of a tool call in a message is `input`, and a tool result is `output: { type, value }`; a result that is not wrapped throws. The type `json` sends the provider what 4 sent.',
  keeps: [
    '`args` and `result` of your own types and of other libraries',
    '`content` of messages, which keeps its name: only UI messages have `parts`',
    'the signature of reasoning, whose new place depends on the provider: it is reported',
  ],
  before: "{ role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, result }] }",
  after:
    "{ role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'json', value: result } }] }",
  docs: guide5('tool-property-changes-argsresult--inputoutput'),
});

export const messageParts = defineTransform({
  ...rename,
  words: [...rename.words, 'result', 'signature', 'data'],
  visit(use, context) {
    if (means(use, [RESULT])) {
      if (use.form === 'option') changeResult(use, context);
      else if (use.form === 'read' || use.form === 'pattern') reportRead(use, context);
    } else if (use.name === 'args') rename.visit(use, context);
    else reportReasoning(use, context);
  },
});
