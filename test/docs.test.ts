import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderIndex, renderPage } from '../src/report/page.js';
import { transforms } from '../transforms/index.js';
import { expectNone } from './fixtures/expect.js';
import { aiFolder } from './fixtures/sdk-packages.js';

const page = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

test('docs has the page of every transform, as `npm run docs` writes it, and no other', () => {
  expect(readdirSync(new URL('../docs/', import.meta.url)).sort()).toEqual(
    [...transforms.map(({ id }) => `${id}.md`), 'README.md'].sort(),
  );
  for (const transform of transforms) expect(page(`${transform.id}.md`)).toBe(renderPage(transform));
  expect(page('README.md')).toBe(renderIndex(transforms));
});

test('links lead to a page, and to a heading on it, of the documentation that ai@7 ships', () => {
  const folder = join(aiFolder(7), 'docs');
  const pages = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.mdx'))
      .map(file => [
        file
          .replaceAll('\\', '/')
          .replaceAll(/(^|\/)\d+-/g, '$1')
          .replace(/(?:\/index)?\.mdx$/, ''),
        readFileSync(join(folder, file), 'utf8'),
      ]),
  );
  const broken = transforms.flatMap(({ id, docs }) => {
    const [path = '', heading] = docs.replace('https://ai-sdk.dev/docs/', '').split('#');
    const text = pages.get(path);
    if (text === undefined) return [`${id}: no page ${path}`];
    return heading === undefined || headingsOf(text).includes(heading) ? [] : [`${id}: no heading ${heading}`];
  });
  expectNone(broken, 'broken links');
});

/** Headings as the site names them in addresses. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
