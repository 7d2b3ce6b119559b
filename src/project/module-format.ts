import { parent } from './paths.js';
import type { ModuleFormat } from './project.js';
import type { TsConfigs } from './tsconfig.js';
import type { Workspaces } from './workspaces.js';

/** Settings with which TypeScript leaves `import` to whoever runs or bundles the code. */
const KEEPS_IMPORTS = /^(?:es(?:6|next|20\d\d)|preserve)$/;

/** How a file is loaded, as far as its name, its package and its `tsconfig.json` tell. */
export function moduleFormat(file: string, workspaces: Workspaces, configs: TsConfigs): ModuleFormat {
  if (/\.(?:m[jt]s|vue|svelte)$/.test(file)) return 'module';
  if (/\.c[jt]s$/.test(file)) return 'commonjs';
  const folder = parent(file);
  const isTyped = /\.tsx?$/.test(file);
  const options = configs.for(folder).find(({ module, moduleResolution }) => module ?? moduleResolution);
  if (isTyped && options) {
    const { module, moduleResolution } = options;
    if (module === 'commonjs') return 'commonjs';
    if (KEEPS_IMPORTS.test(module ?? '') || moduleResolution === 'bundler') return 'module';
  }
  // The nearest manifest, also one that says nothing else.
  const nearest = workspaces
    .foldersAbove(folder)
    .map(workspaces.manifest)
    .find(manifest => manifest !== undefined);
  if (nearest?.json.type === 'module') return 'module';
  return nearest && !(isTyped && !options) ? 'commonjs' : 'unknown';
}

/** Whether Node, or TypeScript in its place, looks for what the file imports: a bundler finds files without their ending. */
export function needsEndings(file: string, workspaces: Workspaces, configs: TsConfigs): boolean {
  if (moduleFormat(file, workspaces, configs) !== 'module') return false;
  if (!/\.[mc]?tsx?$/.test(file)) return true;
  return configs
    .for(parent(file))
    .some(({ module = '', moduleResolution = module }) => /^node(?:next|\d\d)$/.test(moduleResolution));
}
