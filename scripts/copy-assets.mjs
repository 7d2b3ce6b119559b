// The declarations are data to the compiler, so tsc does not copy them.
import { chmodSync, cpSync, rmSync } from 'node:fs';

rmSync('dist/src/sdk/declarations', { recursive: true, force: true });
cpSync('src/sdk/declarations', 'dist/src/sdk/declarations', { recursive: true });
chmodSync('dist/bin/ai-sdk-fix.js', 0o755);
