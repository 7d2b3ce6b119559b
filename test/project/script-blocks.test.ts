import { describe, expect, it } from 'vitest';
import { memoryProject } from '../../src/project/memory.js';
import { scriptBlocks } from '../../src/project/script-blocks.js';

/** What is left of a component, without the blanks at both ends of each line. */
function left(text: string, kind: 'vue' | 'svelte'): string[] {
  const { code } = scriptBlocks(text, kind);
  expect(code).toHaveLength(text.length);
  expect(code.replace(/[^\r\n]/g, '')).toBe(text.replace(/[^\r\n]/g, ''));
  for (let at = 0; at < text.length; at++) if (code[at] !== ' ') expect(code[at]).toBe(text[at]);
  return code
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '');
}

describe('Vue', () => {
  it('keeps both scripts at their offsets', () => {
    const text = `\uFEFF<template>\r\n\t<p :title="a > 1">{{ a }} 🙂</p>\r\n</template>\r\n<script lang="ts">\r\nexport const a = 1\r\n</script>\r\n<script setup lang='ts' generic="T extends Array<string>">\r\nimport { b } from 'ai'\r\n</script>\r\n<style>.b{}</style>\r\n`;
    expect(left(text, 'vue')).toEqual(['export const a = 1', "import { b } from 'ai'"]);
    const { code, language } = scriptBlocks(text, 'vue');
    expect(language).toBe('ts');
    expect(code.indexOf('import')).toBe(text.indexOf('import'));
  });

  it.each([
    ['', 'jsx'],
    [' lang="js"', 'jsx'],
    [' lang="jsx"', 'jsx'],
    [' lang=ts', 'ts'],
    [' setup lang="tsx"', 'tsx'],
    [' type="text/typescript"', 'ts'],
  ])('reads <script%s> as %s', (attributes, language) => {
    const text = `<script${attributes}>code</script>`;
    expect(scriptBlocks(text, 'vue').language).toBe(language);
    expect(left(text, 'vue')).toEqual(['code']);
  });

  it.each([
    ['a comment', '<!-- <script>no</script> -->\n<script>yes</script>'],
    ['a template', '<template><div><script>no</script></div></template>\n<script>yes</script>'],
    ['nested templates', '<template><template #a><b/></template><script>no</script></template><script>yes</script>'],
    ['a slot that closes itself', '<template><template #a /><i/></template><script>yes</script>'],
    [
      'an attribute',
      `<template><p :a="'<script>no'" b='</template><script>no</script>'/></template><script>yes</script>`,
    ],
    ['a comparison', '<template>{{ a <b }}</template>\n<script>yes</script>'],
    ['a documentation block', '<docs>\n```\n<script>no</script>\n```\n</docs>\n<script>yes</script>'],
    ['a pug template', '<template lang="pug">\ndiv\n  <template\n</template>\n<script>yes</script>'],
    ['a template that is never closed', '<template><p>\n<script>yes</script>'],
    ['a data block', '<script type="application/ld+json">no</script><script>yes</script>'],
    ['a style', '<style>a::before { content: "<script>no" }</style><script>yes</script>'],
    ['a script of another file', '<script src="./x.ts" />\n<script>yes</script>'],
  ])('is not fooled by %s', (_, text) => {
    expect(left(text, 'vue')).toEqual(['yes']);
  });

  it('ends a script where a browser ends it', () => {
    expect(left('<script>const a = `<script>`; const b = "<\\/script>"; c</script >no', 'vue')).toEqual([
      'const a = `<script>`; const b = "<\\/script>"; c',
    ]);
    expect(left('<script>open', 'vue')).toEqual(['open']);
  });
});

describe('Svelte', () => {
  it('keeps the module and the instance script', () => {
    const text = `<script context="module" lang="ts">\nexport const a = 1;\n</script>\n<script lang="ts">\nlet b: string;\n</script>\n{#if a < b}<p on:click={() => a > b}>it's</p>{/if}\n`;
    expect(left(text, 'svelte')).toEqual(['export const a = 1;', 'let b: string;']);
    expect(scriptBlocks(text, 'svelte').language).toBe('ts');
  });

  it.each([
    ['an expression', '{@html `<script>no</script>`}<script>yes</script>'],
    ['a nested template literal', '{@html `$' + '{`}<script>no</script>`}`}<script>yes</script>'],
    ['a string', `{@html '<script>no</' + 'script>'}<script>yes</script>`],
    ['a comment in an expression', '{a /* } <script>no</script> */}<script>yes</script>'],
    ['the head', '<svelte:head><script>no</script></svelte:head><script>yes</script>'],
    ['an attribute expression', '<p a={() => a > "<script>no"} {...b}>x</p><script>yes</script>'],
    ['a brace that is never closed', '<p>{ it\n</p><script>yes</script>'],
    ['a comment', '<!-- <script>no</script> --><script>yes</script>'],
  ])('is not fooled by %s', (_, text) => {
    expect(left(text, 'svelte')).toEqual(['yes']);
  });
});

describe('units', () => {
  it('have code of the same length and the right dialect', () => {
    const project = memoryProject({
      'a.vue': '<template/>\n<script setup lang="ts">x</script>',
      'b.svelte': '<p/>',
      'c.js': '',
      'd.mjs': '',
      'e.cjs': '',
      'f.jsx': '',
      'g.ts': '',
      'h.mts': '',
      'i.cts': '',
      'j.tsx': '',
    });
    expect(project.files.map(({ language }) => language)).toEqual([
      ...['ts', 'jsx', 'jsx', 'jsx', 'jsx', 'jsx', 'ts', 'ts', 'ts', 'tsx'],
    ]);
    const [vue] = project.files;
    expect(vue!.code).toHaveLength(vue!.text.length);
    expect(vue!.code.trim()).toBe('x');
  });
});
