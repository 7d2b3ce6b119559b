import { guide7 } from '../../src/guides.js';
import { join } from '../../src/project/paths.js';
import { DEEP_PATH } from '../../src/project/sdk-names.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, type ManifestContext, means, type Remark, renameExports } from '../../src/transform.js';

const rename = renameExports({
  id: 'internal-entry',
  title: '`ai/internal` and files in `dist` have other names',
  kind: 'breaking',
  from: [5, 6],
  names: { prepareCallSettings: 'prepareLanguageModelCallOptions' },
  why: '7 has no `prepareToolsAndToolChoice`, so a module that imports it does not load, and `dist` holds `.js` files where it held `.mjs`. `prepareCallSettings` is an alias of `prepareLanguageModelCallOptions`.',
  keeps: ['other names of `ai/internal`', '`dist/index.js`'],
  before: "import { prepareCallSettings } from 'ai/internal';",
  after: "import { prepareLanguageModelCallOptions } from 'ai/internal';",
  docs: guide7('all-packages'),
});

const OLD_FILE = new RegExp(`${DEEP_PATH.source.replace(/\+$/, '*')}\\.(?:mjs|d\\.mts)(?!\\w)`, 'g');

const REMARK: Remark = {
  message: 'This names a file that the package of 7 does not have: its `dist` holds `.js` and `.d.ts` only.',
  remedy: 'Name the package, or its `dist/index.js` and `dist/index.d.ts` where it must be a file.',
  severity: 'error',
};

export const internalEntry = defineTransform({
  ...rename,
  from: [4, 5, 6],
  words: ['prepareCallSettings', 'prepareToolsAndToolChoice'],
  hints: ['/dist/'],
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.prepareToolsAndToolChoice'])) return rename.visit(use, context);
    context.report(use.key, {
      message: '`prepareToolsAndToolChoice` is not in `ai/internal` of 7.',
      remedy:
        'Write `await prepareTools({ tools })` and `prepareToolChoice({ toolChoice })`, which give the two halves.',
      severity: 'error',
    });
  },
  inspect(source, context) {
    walk(source, node => {
      if (ts.isStringLiteralLike(node) && node.getText().match(OLD_FILE)) context.report(node, REMARK);
    });
  },
  inspectManifest: reportAliases,
});

/** Paths of a TypeScript configuration beside the manifest. */
function reportAliases({ manifest, workspaces, isOwn, open, report }: ManifestContext): void {
  const names = workspaces.disk.list(manifest.folder).filter(name => /^[jt]sconfig(?:\.[\w-]+)*\.json$/.test(name));
  for (const name of isOwn ? names.toSorted() : []) {
    const file = open(join(manifest.folder, name));
    for (const match of file?.unit.text.matchAll(OLD_FILE) ?? [])
      report(file!, { start: match.index, end: match.index + match[0].length }, REMARK);
  }
}
