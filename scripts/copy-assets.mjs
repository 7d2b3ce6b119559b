// These are data to the compiler, so tsc does not copy them.
import { chmodSync, cpSync, rmSync } from 'node:fs';

for (const folder of ['src/sdk/declarations', 'transforms/providers/v1-models/assets']) {
  rmSync(`dist/${folder}`, { recursive: true, force: true });
  cpSync(folder, `dist/${folder}`, { recursive: true });
}
chmodSync('dist/bin/ai-sdk-fix.js', 0o755);
