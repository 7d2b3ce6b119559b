import { guide7 } from '../../src/guides.js';
import { isScript } from '../../src/sdk/syntax.js';
import { defineTransform } from '../../src/transform.js';
import { changeLists } from './new-kinds/lists.js';
import { changeReads, MEMBERS } from './new-kinds/reads.js';

/** What a message of tools held of old. */
const PART = 'ToolResultPart';

export const newKinds = defineTransform({
  id: 'new-kinds',
  title: 'Reads of members that new kinds of a value lack',
  kind: 'breaking',
  from: [4, 5],
  words: [],
  hints: [...MEMBERS, PART],
  why: 'Under 7 a message of tools also holds answers to requests for approval, which name no tool, and a tool’s output may be `execution-denied`, which has no `value`. A read that asked for no kind does not compile, and neither does a function for the old kind that gets them all.',
  keeps: ['reads behind a check of `type`', 'JavaScript, in which nothing comes but what came before'],
  before: 'for (const part of message.content) {\n  log(part.toolCallId, part.output.value);\n}',
  after:
    "for (const part of message.content) {\n  if (part.type !== 'tool-result') continue;\n  log(part.toolCallId, 'value' in part.output ? part.output.value : undefined);\n}",
  docs: guide7('message-parts-handle-new-reasoning-file-content-type'),
  visit: () => {},
  inspect(source, context) {
    if (isScript(source)) return;
    changeReads(source, context);
    if (source.text.includes(PART)) changeLists(source, context);
  },
});
