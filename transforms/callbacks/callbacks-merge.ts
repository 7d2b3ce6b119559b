import { guide7 } from '../../src/guides.js';
import { defineTransform } from '../../src/transform.js';
import { reportBoth } from './callbacks-merge/both.js';
import { CALLBACKS } from './callbacks-merge/names.js';
import { reportPrepared } from './callbacks-merge/prepare-call.js';

export const callbacksMerge = defineTransform({
  id: 'callbacks-merge',
  title: 'Callbacks of an agent and of its calls run together',
  kind: 'silent',
  from: [6],
  words: ['prepareCall', ...CALLBACKS],
  why: 'A callback that was given to a call of an agent replaced the one of the agent; under 7 both run, and at the same time. Callbacks that `prepareCall` returns are dropped.',
  keeps: ['a callback that only the agent or only the call has'],
  before: 'new ToolLoopAgent({ model, onFinish: save });\nawait agent.generate({ prompt, onFinish: log });',
  after: 'new ToolLoopAgent({ model, onEnd: save });\nawait agent.generate({ prompt, onEnd: log }); // reported',
  docs: guide7('lifecycle-events'),
  visit(use, context) {
    if (use.form !== 'option') return;
    if (use.name === 'prepareCall') reportPrepared(use, context);
    else reportBoth(use, context);
  },
});
