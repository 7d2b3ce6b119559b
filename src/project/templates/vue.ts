/** A Vue template as code: each element is a block, in the condition and the loop that its directives make. */
import { after, afterTemplate, closingTag, readTag } from '../script-blocks.js';
import { propsIn } from './props.js';
import { namesIn, type TemplateWriter, topLevel } from './writer.js';

interface Attribute {
  name: string;
  start: number;
  end: number;
  quote: string;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** Answers whether it could be read. What its names mean is plain only with `<script setup>`. */
export function writeVue(text: string, out: TemplateWriter): boolean {
  const template = templateIn(text);
  if (!template) return false;
  const props = propsIn(text);
  if (props) out.glue(`const { ${props.names.join(', ')} } = ${props.holder};`);
  const open: { name: string; blocks: number }[] = [];
  const token = /<!--[\s\S]*?(?:-->|$)|\{\{([\s\S]*?)\}\}|<(\/?)([a-zA-Z][^\s/>]*)/dg;
  token.lastIndex = template.start;
  for (let match = token.exec(text); match && match.index < template.end; match = token.exec(text)) {
    const [, shown, closing, name] = match;
    if (shown?.trim()) out.shown(rangeOf(match.indices![1]!), '}}');
    if (!name) continue;
    const tag = attributesAt(text, token.lastIndex);
    if (!tag || tag.attributes.some(one => one.name === 'v-pre')) return false;
    token.lastIndex = tag.end;
    if (closing) {
      const last = open.pop();
      if (last?.name !== name) return false;
      out.glue('}'.repeat(last.blocks));
      continue;
    }
    const blocks = writeElement(text, tag.attributes, out);
    if (tag.isClosed || VOID.test(name)) out.glue('}'.repeat(blocks));
    else open.push({ name, blocks });
  }
  return open.length === 0;
}

const rangeOf = ([start, end]: readonly [number, number]): { start: number; end: number } => ({ start, end });

/** What lies in the `<template>` of a component whose script is a `<script setup>`. */
function templateIn(text: string): { start: number; end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  let isSetup = false;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const tag = text.startsWith('<!--', at) ? undefined : readTag(text, at);
    if (!tag) at = text.startsWith('<!--', at) ? after(text, '-->', at + 4) : at + 1;
    else if (tag.name === 'template' && !tag.closing && !tag.selfClosing) {
      at = afterTemplate(text, tag);
      const lang = tag.attributes.get('lang') ?? 'html';
      if (lang === 'html') found = { start: tag.end, end: text.lastIndexOf('</', at - 1) };
    } else {
      if (tag.name === 'script' && tag.attributes.has('setup')) isSetup = true;
      at = tag.selfClosing || tag.closing ? tag.end : (closingTag(text, tag.name, tag.end) ?? tag.end);
    }
  }
  return isSetup ? found : undefined;
}

function attributesAt(
  text: string,
  from: number,
): { attributes: Attribute[]; end: number; isClosed: boolean } | undefined {
  const next = /\s+|\/(?!>)|(\/?>)|([^\s"'<>/=]+)(?:\s*=\s*(?:(["'])([\s\S]*?)\3|[^\s"'=<>`]+))?|[\s\S]/dy;
  next.lastIndex = from;
  const attributes: Attribute[] = [];
  for (let match = next.exec(text); match; match = next.exec(text)) {
    const [, close, name, quote] = match;
    if (close) return { attributes, end: next.lastIndex, isClosed: close === '/>' };
    if (!name) continue;
    const [start, end] = match.indices![4] ?? [0, 0];
    attributes.push({ name, start, end, quote: quote ?? '' });
  }
  return undefined;
}

/** Writes what an element reads; answers how many blocks hold it. */
function writeElement(text: string, attributes: readonly Attribute[], out: TemplateWriter): number {
  // What is spelled with an entity is other code than it looks.
  const read = attributes.filter(
    one =>
      one.name === 'v-else' ||
      (/\S/.test(text.slice(one.start, one.end)) && !/&#?\w+;/.test(text.slice(one.start, one.end))),
  );
  const named = (pattern: RegExp): Attribute | undefined => read.find(({ name }) => pattern.test(name));
  let blocks = 0;
  const condition = named(/^v-(?:else-)?if$/);
  if (condition) {
    out.glue(condition.name === 'v-if' ? 'if (' : 'else if (');
    out.copy(condition, condition.quote);
    out.glue(') {');
    blocks++;
  } else if (named(/^v-else$/)) {
    out.glue('else {');
    blocks++;
  }
  const loop = named(/^v-for$/);
  if (loop && writeLoop(text, loop, out)) blocks++;
  const slot = named(/^(?:v-slot\b|#)/);
  if (slot) {
    out.glue('{ const');
    out.copy(slot, slot.quote);
    out.glue('= $unknown();');
    blocks++;
  }
  for (const attribute of read) {
    const { name, quote } = attribute;
    if (/^(?:v-(?:if|else-if|else|for|slot\b)|#)/.test(name)) continue;
    if (/^(?:@|v-on\b)/.test(name)) writeHandler(text, attribute, out);
    else if (/^v-model\b/.test(name)) out.bound(attribute, quote);
    else if (/^(?::|\.|v-)/.test(name)) out.value(attribute, quote);
  }
  return blocks;
}

/** `(item, index) in list` */
function writeLoop(text: string, { start, end, quote }: Attribute, out: TemplateWriter): boolean {
  const value = /^(\s*\(?\s*)([\s\S]*?)(\s*\)?\s+(?:in|of)\s+)([\s\S]+)$/.exec(text.slice(start, end));
  if (!value) return false;
  const [, lead, names, middle] = value as unknown as [string, string, string, string];
  const begin = start + lead.length;
  const comma = topLevel(names, ',');
  const list = begin + names.length + middle.length;
  out.each({ start: begin, end: begin + comma }, { start: list, end }, namesIn(names.slice(comma)), quote);
  return true;
}

/** A function, its name, or statements that know the event as `$event`. */
function writeHandler(text: string, attribute: Attribute, out: TemplateWriter): void {
  if (/^\s*(?:async\s+)?function\b/.test(text.slice(attribute.start, attribute.end))) {
    out.value(attribute, attribute.quote);
    return;
  }
  out.glue('($event => {');
  out.copy(attribute, attribute.quote);
  out.glue('});');
}
