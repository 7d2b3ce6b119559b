/** A Svelte template as code: its blocks are the blocks of the code, in which names have the same scope. */
import { after, afterExpression, closingTag, readTag } from '../script-blocks.js';
import { namesIn, type TemplateWriter, topLevel } from './writer.js';

const STOP = '\0';

/** Answers whether it could be read. */
export function writeSvelte(text: string, out: TemplateWriter): boolean {
  const open: string[] = [];
  const token = /<!--|<(?:script|style)(?=[\s>])|\{/g;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [mark] = match;
    if (mark === '{') {
      const end = afterExpression(text, match.index);
      if (end === match.index + 1) return false;
      if (!writeBraces(text, { start: match.index, end: end - 1 }, open, out)) return false;
      token.lastIndex = end;
    } else if (mark === '<!--') token.lastIndex = after(text, '-->', token.lastIndex);
    else {
      const tag = readTag(text, match.index);
      if (tag) token.lastIndex = closingTag(text, tag.name, tag.end) ?? text.length;
    }
  }
  return open.length === 0;
}

/** What stands between braces that begin at the start and end at the end. */
function writeBraces(
  text: string,
  braces: { start: number; end: number },
  open: string[],
  out: TemplateWriter,
): boolean {
  const { end } = braces;
  const inner = text.slice(braces.start + 1, end);
  const [head, mark, word = ''] = /^\s*(?:([#:@/])(\w+(?:\s+if\b)?)\s*|\.\.\.)?/.exec(inner)!;
  const body = { start: braces.start + 1 + head.length, end };
  const code = text.slice(body.start, end);
  switch (mark) {
    case '#':
      open.push(word);
      return openBlock(word, code, body, out);
    case ':':
      return continueBlock(word.replace(/\s+/, ' '), code, body, open.at(-1), out);
    case '/':
      if (open.pop() !== word) return false;
      out.glue('}');
      return true;
    case '@':
      if (word === 'const') declare(body, out);
      else out.value(body, STOP);
      return true;
    default:
      if (code.trim() === '' || /^\/[/*]/.test(code)) return true;
      if (/\bbind:[\w-]+\s*=\s*["']?$/.test(text.slice(0, braces.start))) {
        // `bind:value={() => read, value => write}`
        const comma = topLevel(code, ',');
        if (comma < code.length) {
          out.value({ start: body.start, end: body.start + comma }, STOP);
          out.value({ start: body.start + comma + 1, end }, STOP);
        } else out.bound(body, STOP);
      } else if (/=\s*["']?$/.test(text.slice(0, braces.start))) out.value(body, STOP);
      else out.shown(body, STOP);
      return true;
  }
}

type Range = { start: number; end: number };

const declare = (range: Range, out: TemplateWriter): void => {
  out.glue('const');
  out.copy(range, STOP);
  out.glue(';');
};

/** A name for what is not known, in a block of its own. */
function named(range: Range, code: string, out: TemplateWriter): void {
  if (code.trim() === '') return;
  out.glue('const');
  out.copy(range, STOP);
  out.glue('= $unknown();');
}

function openBlock(word: string, code: string, body: Range, out: TemplateWriter): boolean {
  switch (word) {
    case 'if':
      out.glue('if (');
      out.copy(body, STOP);
      out.glue(') {');
      return true;
    case 'each':
      return openEach(code, body, out);
    case 'key':
      out.value(body, STOP);
      out.glue('{');
      return true;
    case 'snippet':
      out.glue('function');
      out.copy(body, STOP);
      out.glue('{');
      return true;
    case 'await': {
      const [, promise, , name = ''] = /^([\s\S]*?)(\s+(?:then|catch)\b\s*([\s\S]*))?$/.exec(code)!;
      out.value({ start: body.start, end: body.start + promise!.length }, STOP);
      out.glue('{');
      named({ start: body.end - name.length, end: body.end }, name, out);
      return true;
    }
    default:
      return false;
  }
}

/** `list as item, index (key)` */
function openEach(code: string, body: Range, out: TemplateWriter): boolean {
  const as = /^([\s\S]*)(\sas\s+)([\s\S]+)$/.exec(code);
  if (!as) return false;
  const [, list, between, rest] = as as unknown as [string, string, string, string];
  const start = body.start + list.length + between.length;
  const end = topLevel(rest, ',(');
  const key = /\(([\s\S]*)\)\s*$/.exec(rest.slice(end));
  const others = rest.slice(end, key ? end + key.index : undefined);
  out.each(
    { start, end: start + rest.slice(0, end).trimEnd().length },
    { start: body.start, end: body.start + list.length },
    namesIn(others),
    STOP,
  );
  if (!key) return true;
  const keyStart = start + end + key.index + 1;
  out.value({ start: keyStart, end: keyStart + key[1]!.length }, STOP);
  return true;
}

function continueBlock(
  word: string,
  code: string,
  body: Range,
  block: string | undefined,
  out: TemplateWriter,
): boolean {
  if (word === 'else if') {
    out.glue('} else if (');
    out.copy(body, STOP);
    out.glue(') {');
  } else if (word === 'else') out.glue(block === 'if' ? '} else {' : '} {');
  else if (word === 'then' || word === 'catch') {
    out.glue('} {');
    named(body, code, out);
  } else return false;
  return true;
}
