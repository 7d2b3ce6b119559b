import { guide7 } from '../../src/guides.js';
import { isSdkSpecifier } from '../../src/project/sdk-names.js';
import { defineTransform } from '../../src/transform.js';
import { reportOldNames } from './toolchain/old-names.js';
import { reportCompiler } from './toolchain/tsconfig.js';

export const toolchain = defineTransform({
  id: 'toolchain',
  title: 'Configurations fit packages that are ES modules, and their names',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [],
  why: 'TypeScript refuses an import of an ES module in a CommonJS file where `module` is `node16`, and finds some entry points only where `moduleResolution` is newer than `node10`. Settings of bundlers, linters and test runners that name an old entry point have no effect any more.',
  keeps: ['all configurations: they are reported', '`commonjs`, `nodenext` from TypeScript 5.8 on, and `bundler`'],
  before: '{ "compilerOptions": { "module": "node16" } }',
  after: '{ "compilerOptions": { "module": "node16" } } // reported, with what to write',
  docs: guide7('esm-only--commonjs-support-removed'),
  visit() {},
  inspectManifest(context) {
    const { file, isOwn } = context;
    const named = file.entries.find(({ path }) => path.length === 2 && isSdkSpecifier(path[1]!));
    if (!isOwn || !named || file.unit.package.generation === 7) return;
    reportCompiler(named, context);
    reportOldNames(named, context);
  },
});
