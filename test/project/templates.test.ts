/** Templates as code: what is read, in which scope, and where each piece of it stands. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sourceUnit } from '../../src/project/source.js';
import { templateCode } from '../../src/project/templates.js';
import { Template } from '../../src/sdk/templates.js';
import { load } from '../../src/sdk/typescript.js';

beforeAll(load);

const unit = (file: string, text: string) =>
  sourceUnit(file, file, text, { path: '.', name: '', generation: null, evidence: '', apart: [] });
const vue = (template: string): string => `<script setup>\n</script>\n<template>${template}</template>\n`;

/** The code on one line, without its label. */
function codeOf(file: string, text: string): string | undefined {
  const code = Template.of(unit(file, text))?.code.replace(/\s+/g, ' ').trim();
  return code?.replace(/^\$template: \{ ?/, '').replace(/ ?\}$/, '');
}

describe('vue', () => {
  test.each([
    ['<p>{{ a }}</p>', 'String( a );'],
    ['<p :a="b" c="d" @e="f" @g="h(); i = $event" />', '( b );($event => { f });($event => { h(); i = $event });'],
    [
      '<p v-for="(a, i) in b" :key="i">{{ a }}</p>',
      'for (const a of $each( b )) {const i = $unknown();( i );String( a );}',
    ],
    ['<p v-for="{ a } of b" />', 'for (const { a } of $each( b )) {}'],
    ['<p v-if="a" /><p v-else-if="b" /><p v-else>{{ c }}</p>', 'if ( a ) {}else if ( b ) {}else {String( c );}'],
    ['<input v-model="a"><br>', 'a = $unknown();'],
    ['<A v-slot:item="{ b }">{{ b }}</A>', '{ const { b } = $unknown();String( b );}'],
    ["<p :a='b > c' :d=\"'e'\" />", "( b > c );( 'e' );"],
    ['<p @a="function () { b }" />', '( function () { b } );'],
    ['<!-- {{ a }} --><p>{{ b }}</p>', 'String( b );'],
    ['<p :a="b &amp;&amp; c" :d="e" />', '( e );'],
  ])('%s', (template, code) => {
    expect(codeOf('a.vue', vue(template))).toBe(code);
  });

  test.each([
    ['no setup', '<script></script>\n<template>{{ a }}</template>'],
    ['another language', '<script setup></script>\n<template lang="pug">p {{ a }}</template>'],
    ['not balanced', vue('<p><b>{{ a }}</p>')],
    ['left as it is', vue('<p v-pre>{{ a }}</p>')],
    ['no code', vue('{{ a b }}')],
    ['nothing to read', vue('<p>a</p>')],
  ])('is not read: %s', (_, text) => {
    expect(Template.of(unit('a.vue', text))).toBeUndefined();
  });
});

describe('svelte', () => {
  test.each([
    ['{a} {...b}', 'String( a );String( b );'],
    ['<A b={c} d="{e} f" bind:g={h} {i} />', '( c );( e ); h = $unknown();String( i );'],
    [
      '{#each a as b, i (b.c)}{b}{:else}{d}{/each}',
      'for (const b of $each( a )) {const i = $unknown();( b.c );String( b );} {String( d );}',
    ],
    ['{#each a as { b, c }}{b}{/each}', 'for (const { b, c } of $each( a )) {String( b );}'],
    [
      '{#if a}{b}{:else if c}{d}{:else}{e}{/if}',
      'if ( a ) {String( b );} else if ( c ) {String( d );} else {String( e );}',
    ],
    [
      '{#await a}{b}{:then c}{c}{:catch d}{d}{/await}',
      '( a );{String( b );} {const c = $unknown();String( c );} {const d = $unknown();String( d );}',
    ],
    ['{#await a then b}{b}{/await}', '( a );{const b = $unknown();String( b );}'],
    ['{#snippet a(b)}{@const c = b}{@html c}{/snippet}', 'function a(b) {const c = b ;( c );}'],
    ['{#key a}{b}{/key}', '( a );{String( b );}'],
    ['<style>a { b }</style><!-- {c} -->{d}', 'String( d );'],
  ])('%s', (markup, code) => {
    expect(codeOf('a.svelte', markup)).toBe(code);
  });

  test.each([
    ['blocks that do not close', '{#if a}{b}'],
    ['blocks that are not known', '{#each { length: 3 }, i}{i}{/each}'],
    ['no code', '{a b}'],
  ])('is not read: %s', (_, text) => {
    expect(Template.of(unit('a.svelte', text))).toBeUndefined();
  });
});

test('each piece stands in the component as it is in the code', () => {
  const text = vue('\r\n  <p v-for="a in b" :c="a.d">\r\n    {{ a\r\n      .e }}</p>\r\n');
  const { code, segments } = templateCode('a.vue', text)!;
  expect(segments).toHaveLength(4);
  for (const { start, end, at } of segments) expect(text.slice(at, at + end - start)).toBe(code.slice(start, end));
});
