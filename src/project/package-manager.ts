import { spawn } from 'node:child_process';
import { messageOf } from './reason.js';
import type { Workspaces } from './workspaces.js';

const LOCKFILES = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
} as const;

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** A package manager, and where it is to run. */
export interface Install {
  folder: string;
  manager: (typeof MANAGERS)[number];
}

/** What the project around a manifest's folder uses: its `packageManager` field, else its lockfile, else npm. */
export function installOf(workspaces: Workspaces, folder: string): Install {
  for (const above of workspaces.foldersAbove(folder)) {
    const field = workspaces.manifest(above)?.json.packageManager;
    const named = MANAGERS.find(manager => typeof field === 'string' && field.startsWith(`${manager}@`));
    const names = workspaces.disk.list(above);
    const locked = Object.entries(LOCKFILES).find(([file]) => names.includes(file))?.[1];
    const manager = named ?? locked;
    if (manager) return { folder: above, manager };
  }
  return { folder: workspaces.rootsAbove(folder).at(-1) ?? folder, manager: 'npm' };
}

/** Runs `install`; what it says goes to stderr. Undefined when done, else why not. */
export function install({ folder, manager }: Install): Promise<string | undefined> {
  return new Promise(resolve => {
    const child = spawn(manager, ['install'], { cwd: folder, stdio: ['ignore', 2, 2], shell: false });
    child.on('error', error => resolve(`${manager} could not be started: ${messageOf(error)}`));
    child.on('close', (code, signal) =>
      resolve(code === 0 ? undefined : `${manager} install ended with ${code ?? signal}`),
    );
  });
}
