import { guide5 } from '../../src/guides.js';
import { moduleOf, moveExport } from '../../src/move-export.js';
import { defineTransform } from '../../src/transform.js';
import { HOMES } from './moved-exports/homes.js';

export const movedExports = defineTransform({
  id: 'moved-exports',
  title: 'Exports are imported from the package that has them now',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [...new Set(Object.values(HOMES).flatMap(names => Object.keys(names)))],
  why: 'MCP clients are in `@ai-sdk/mcp`, the plain types of tool calls in `@ai-sdk/provider-utils`, and what `@ai-sdk/ui-utils` held is in `ai`. A module that imports them from where they were does not load, or does not compile.',
  keeps: [
    'what else the declaration imports',
    'the name in the file where the new one is taken, and the one under which a file exports it',
    'names like these that are not the SDK’s',
    'mocks of the old module, which are reported',
  ],
  before:
    "import { experimental_createMCPClient, streamText } from 'ai';\nimport { getTextFromDataUrl } from '@ai-sdk/ui-utils';",
  after: "import { getTextFromDataUrl, streamText } from 'ai';\nimport { createMCPClient } from '@ai-sdk/mcp';",
  docs: guide5('ai-sdkui-utils-package-removal'),
  visit(use, context) {
    const [owner] = use.owners;
    if (!owner || use.owners.some(({ type }) => type !== '')) return;
    const to = HOMES[use.form === 'name' ? moduleOf(use) : owner.module]?.[use.name];
    if (!to || (use.form === 'name' && moveExport(use, to, context))) return;
    context.report(use.key, {
      message: `\`${use.name}\` of \`${owner.module}\` is \`${to.name}\` of \`${to.module}\` under 7.`,
      remedy: `Name \`${to.name}\` of \`${to.module}\` here.`,
      severity: 'error',
    });
  },
});
