import { existsSync, readFileSync } from 'node:fs';

/** What the package's own manifest says of the tool. */
export interface Tool {
  name: string;
  version: string;
  /** Where crashes are reported; undefined while the manifest names no place. */
  bugs: string | undefined;
}

let known: Tool | undefined;

/** Name and version of this tool: from the nearest manifest above, since sources and build lie at different depths. */
export function tool(): Tool {
  known ??= read(new URL('.', import.meta.url));
  return known;
}

function read(folder: URL): Tool {
  const manifest = new URL('package.json', folder);
  if (existsSync(manifest)) {
    const { name, version, bugs } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      name: string;
      version: string;
      bugs?: string | { url?: string };
    };
    return { name, version, bugs: typeof bugs === 'string' ? bugs : bugs?.url };
  }
  const parent = new URL('..', folder);
  if (parent.href === folder.href) throw new Error('the package.json of ai-sdk-fix is missing');
  return read(parent);
}
