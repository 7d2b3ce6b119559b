import { defineTransform, means } from '../../src/transform.js';

export const toolTitle = defineTransform({
  id: 'tool-title',
  title: '`title` of a tool is deprecated',
  kind: 'deprecated',
  from: [6],
  words: ['title'],
  why: '7 still puts the `title` of a tool into the parts of its calls, and will stop: what a tool is called is for the interface to know.',
  keeps: ['`title` of your own types and of other libraries', '`title` of a UI part, which 7 has too'],
  before: "tool({ title: 'Weather', inputSchema, execute });",
  after: "tool({ title: 'Weather', inputSchema, execute });",
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/tool',
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['Tool.title'])) return;
    context.report(use.key, {
      message: '`title` of a tool is deprecated. 7 still shows it on the parts of its calls.',
      remedy: 'Nothing is to be done now. To be rid of it, keep the titles by tool name where they are shown.',
      severity: 'info',
    });
  },
});
