import { guide7 } from '../../src/guides.js';
import { isSdkSpecifier } from '../../src/project/sdk-names.js';
import { defineTransform, type ManifestContext } from '../../src/transform.js';
import { declareAdditions } from './manifest/additions.js';
import { reportCompanions, reportPinned } from './manifest/companions.js';
import { reportNode } from './manifest/node.js';
import { reportPeers } from './manifest/peers.js';
import { dependenciesOf, engineRaise, type Raise, raiseOf } from './manifest/raises.js';
import { takeOutUnused } from './manifest/unused.js';

export const manifest = defineTransform({
  id: 'manifest',
  title: 'versions in `package.json` and in catalogs are raised for 7',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [],
  why: 'The migrated code needs `ai` 7.0.173 or newer, its packages in the majors that go with it, and Node.js 22. Without `--deps` a finding says what to raise; with it the versions are written, also in overrides and in the catalogs of pnpm, bun and yarn.',
  keeps: [
    'the operator of a range, and the layout of the file',
    '`workspace:`, `link:`, `file:`, git addresses, and tags such as `latest`',
    'ranges of several majors that let 7 in',
    'packages of others, and packages without a release for 7: a finding names them',
    '`@ai-sdk/ui-utils` where something still names it; without, `--deps` takes it out',
    'a manifest without `engines.node`',
  ],
  before: '{ "dependencies": { "ai": "^6.0.0", "@ai-sdk/openai": "~3.0.1" }, "engines": { "node": ">=18" } }',
  after: '{ "dependencies": { "ai": "^7.0.173", "@ai-sdk/openai": "~4.0.118" }, "engines": { "node": ">=22" } }',
  docs: guide7('recommended-migration-process'),
  visit() {},
  inspectManifest(context) {
    const dependencies = dependenciesOf(context);
    const raises = dependencies.flatMap(dependency => raiseOf(dependency) ?? []);
    const engine = context.isOwn && engineRaise(context.file);
    if (engine) raises.push(engine);
    if (context.deps) for (const { written, to } of raises) context.change(written.file, written.entry, to);
    else reportRaises(raises, context);
    if (!context.isOwn) return;
    const unused = takeOutUnused(dependencies, context);
    const kept = dependencies.filter(dependency => !unused.includes(dependency));
    reportCompanions(kept, context);
    reportPinned(raises, context);
    const added = declareAdditions(kept, context);
    reportPeers(kept, added, context);
    reportNode(context);
  },
});

function reportRaises(raises: readonly Raise[], { report }: ManifestContext): void {
  const needed = raises.filter(({ isNeeded }) => isNeeded);
  const [first] = needed;
  if (!first) return;
  const list = needed.map(({ name, from, to }) => `\`${name}\` ${from} → ${to}`).join(', ');
  report(first.named.file, first.named.entry, {
    message: `These are too low for AI SDK 7: ${list}.`,
    remedy: 'Run with `--deps --install`, which writes these versions and installs them.',
    severity: needed.some(({ name }) => isSdkSpecifier(name)) ? 'warning' : 'info',
  });
}
