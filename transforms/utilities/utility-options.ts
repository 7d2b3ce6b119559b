import { guide7 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { defineTransform, means, type Remark } from '../../src/transform.js';

interface Row {
  option: string;
  /** What is to be done; none where it can go. */
  remark?: Remark;
}

const OF_FACTORY: Row = { option: 'name' };

const TABLE: Readonly<Record<string, Row>> = {
  createProviderDefinedToolFactory: OF_FACTORY,
  createProviderDefinedToolFactoryWithOutputSchema: OF_FACTORY,
  executeTool: {
    option: 'execute',
    remark: {
      message: '`executeTool` of 7 takes the tool itself, and throws without it.',
      remedy: 'Pass the tool as `tool`, in the place of its `execute`.',
      severity: 'error',
    },
  },
  createToolNameMapping: {
    option: 'resolveProviderToolName',
    remark: {
      message:
        '`createToolNameMapping` of 7 takes no `resolveProviderToolName`: only `providerToolNames` tells the names.',
      remedy: 'List the names in `providerToolNames`, by the ids of the tools.',
      severity: 'error',
    },
  },
};

export const utilityOptions = defineTransform({
  id: 'utility-options',
  title: 'Options of `@ai-sdk/provider-utils` that are gone',
  kind: 'breaking',
  from: [5, 6],
  words: Object.keys(TABLE),
  why: 'The factory of a provider’s tool takes no `name`: the key in `tools` is it. `executeTool` takes the tool in the place of its function, and `createToolNameMapping` no function that resolves names.',
  keeps: ['the other options', 'options that are not written out at the call'],
  before: "createProviderDefinedToolFactory({ id: 'acme.search', name: 'search', inputSchema });",
  after: "createProviderDefinedToolFactory({ id: 'acme.search', inputSchema });",
  docs: guide7('core-api-renames-and-removals'),
  visit(use, context) {
    const row = TABLE[use.name];
    if (!row || use.form !== 'name' || !means(use, [`.${use.name}`])) return;
    for (const options of optionsOf(use, context.uses)) {
      const property = propertyNamed(options, row.option);
      if (!property) continue;
      if (row.remark) context.report(property.name ?? property, row.remark);
      else context.change(property, draft => draft.removeElements(options.properties, [property]));
    }
  },
});
