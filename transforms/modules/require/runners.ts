/** What runs CommonJS in a package: some of it cannot load an ES module. */
import { importsOf } from '../../../src/project/imports.js';
import { isSdkSpecifier } from '../../../src/project/sdk-names.js';
import type { ManifestContext } from '../../../src/transform.js';

/** What lets them load ES modules: a flag of Node.js or a transform of `ai` for Jest, the loader of ts-node. */
const LOADS_MODULES = /experimental-vm-modules|transformIgnorePatterns[^\]]*\bai\b|ts-node\/esm|ts-node-esm/;

export function reportRunners(context: ManifestContext): void {
  const { file, isOwn, units, report } = context;
  if (!isOwn || file.unit.package.generation === 7) return;
  const runner = (name: string) =>
    file.entries.find(({ path }) => path.length === 2 && /ependencies$/.test(path[0]!) && path[1] === name);
  const isModule = file.entries.some(({ path, value }) => path.join() === 'type' && value === 'module');
  const settings = units.filter(({ path }) => /(?:^|\/)jest\.config\.\w+$/.test(path)).map(({ code }) => code);
  const isSettled = [file.unit.text, ...settings].some(text => LOADS_MODULES.test(text));
  const [jest, tsNode] = isSettled ? [] : [runner('jest'), runner('ts-node')];
  if (jest) {
    report(file, jest, {
      message: 'Jest loads packages as CommonJS, and those of 7 are ES modules only: tests that load the SDK fail.',
      remedy:
        'Let its transform take `ai` and `@ai-sdk` (`transformIgnorePatterns`), run it with `--experimental-vm-modules`, or mock the modules with a factory.',
    });
  }
  if (tsNode && !isModule) {
    report(file, tsNode, {
      message: 'ts-node loads packages as CommonJS, and those of 7 are ES modules only.',
      remedy: 'Run the code with `tsx` or with `node`, or make the package an ES module.',
    });
  }
  if (jest || tsNode) return;
  const requiring = units.filter(
    ({ code, format }) => code.includes('require(') && format !== 'module' && requiresSdk(code),
  );
  const [first] = requiring;
  const named = file.entries.find(({ path }) => path.length === 2 && isSdkSpecifier(path[1]!));
  if (!first || !named) return;
  const others = requiring.length > 1 ? ` and in ${requiring.length - 1} more` : '';
  report(file, named, {
    message: `The SDK is loaded by \`require\` in ${first.path}${others}, which needs Node.js 22.12 under 7.`,
    remedy: 'Nothing is to be done on that Node.js; else write `await import()`, or make the package an ES module.',
    severity: 'info',
  });
}

const requiresSdk = (code: string): boolean =>
  [...importsOf(code)].some(
    specifier => isSdkSpecifier(specifier) && new RegExp(`require\\(\\s*["'\`]${specifier}["'\`]`).test(code),
  );
