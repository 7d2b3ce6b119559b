// Writes a page per transform from its metadata. Run after a build.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { renderIndex, renderPage } from '../dist/src/report/page.js';
import { transforms } from '../dist/transforms/index.js';

rmSync('docs', { recursive: true, force: true });
mkdirSync('docs');
for (const transform of transforms) writeFileSync(`docs/${transform.id}.md`, renderPage(transform));
writeFileSync('docs/README.md', renderIndex(transforms));
