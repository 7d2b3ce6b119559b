/** What a TypeScript configuration makes of imports of ES modules. */
import { type Entry, entryAt } from '../../../src/project/data-file.js';
import { importsOf } from '../../../src/project/imports.js';
import { join } from '../../../src/project/paths.js';
import { isSdkSpecifier } from '../../../src/project/sdk-names.js';
import { TsConfigs } from '../../../src/project/tsconfig.js';
import { lowestVersion } from '../../../src/project/version-range.js';
import type { ManifestContext, Remark } from '../../../src/transform.js';

/** Entry points that only `exports` of their package tells of. */
const BY_EXPORTS = ['@ai-sdk/mcp/mcp-stdio', '@ai-sdk/test-server/with-vitest'];

export function reportCompiler(named: Entry, context: ManifestContext): void {
  const { manifest, workspaces, units, after } = context;
  const [config] = new TsConfigs(workspaces).for(manifest.folder);
  if (!config) return;
  const { module = '', moduleResolution = module === 'commonjs' ? 'node10' : '' } = config;
  const required = units.find(
    ({ path, format, code }) =>
      /\.c?tsx?$/.test(path) && format === 'commonjs' && [...importsOf(code)].some(isSdkSpecifier),
  );
  if (required && refusesModules(module, context)) {
    reportOption('module', named, context, {
      message: `With \`module\` ${module} TypeScript refuses an import of an ES module in a CommonJS file (TS1479), such as ${required.path}, and the packages of 7 are ES modules.`,
      remedy:
        'Write `"type": "module"` in `package.json`, or `nodenext` for `module` and `moduleResolution` with TypeScript 5.8 or newer.',
    });
  }
  const unseen = BY_EXPORTS.find(name => units.some(unit => importsOf(after(unit)).has(name)));
  if (unseen && /^node(?:10)?$/.test(moduleResolution)) {
    reportOption('moduleResolution', named, context, {
      message: `With \`moduleResolution\` ${moduleResolution} TypeScript does not find \`${unseen}\` (TS2307).`,
      remedy: 'Write `bundler`, `node16` or `nodenext`.',
    });
  }
}

/** Node.js loads them by `require`, and TypeScript knows it from 5.8 on. */
function refusesModules(module: string, { file }: ManifestContext): boolean {
  const typescript = file.entries.find(({ path }) => path.length === 2 && path[1] === 'typescript');
  const [major, minor] = (typescript && lowestVersion(typescript.value)) ?? [5, 8];
  const isOld = major < 5 || (major === 5 && minor < 8);
  return /^node1[68]$/.test(module) || (module === 'nodenext' && isOld);
}

/** Where the configuration beside the manifest has the option, else where the manifest names the SDK. */
function reportOption(
  name: string,
  named: Entry,
  { open, manifest, file, report }: ManifestContext,
  remark: Remark,
): void {
  const config = open(join(manifest.folder, 'tsconfig.json'));
  const entry = config && entryAt(config.entries, ['compilerOptions', name]);
  if (config && entry) report(config, entry, remark);
  else report(file, named, remark);
}
