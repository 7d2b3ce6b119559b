import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderIndex, renderPage } from '../src/report/page.js';
import { transforms } from '../transforms/index.js';

const page = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

test('docs has the page of every transform, as `npm run docs` writes it, and no other', () => {
  expect(readdirSync(new URL('../docs/', import.meta.url)).sort()).toEqual(
    [...transforms.map(({ id }) => `${id}.md`), 'README.md'].sort(),
  );
  for (const transform of transforms) expect(page(`${transform.id}.md`)).toBe(renderPage(transform));
  expect(page('README.md')).toBe(renderIndex(transforms));
});
