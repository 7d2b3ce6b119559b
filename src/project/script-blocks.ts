/** The script blocks of a single-file component, at their offsets. */
export interface ScriptBlocks {
  /** As long as the component; everything but the scripts is blank. */
  code: string;
  language: 'ts' | 'tsx' | 'jsx';
}

/** Whether a component has the name outside of its scripts, and not in the text between tags and expressions. */
export function isInTemplate({ text, code }: { text: string; code: string }, name: string): boolean {
  if (text === code) return false;
  return [...text.matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g'))].some(({ index }) => {
    const end = index + name.length;
    const isProse = /[>}][^<>{}"'`]*$/.test(text.slice(0, index)) && /^[^<>{}"'`]*[<{]/.test(text.slice(end));
    return code.slice(index, end) !== name && !isProse;
  });
}

export interface Tag {
  name: string;
  attributes: Map<string, string>;
  closing: boolean;
  selfClosing: boolean;
  end: number;
}

/** `lang` (or the older `type`) of a script, and the dialect it stands for; anything else is not code we can read. */
const DIALECTS: Record<string, ScriptBlocks['language']> = {
  '': 'jsx',
  js: 'jsx',
  javascript: 'jsx',
  jsx: 'jsx',
  module: 'jsx',
  'text/javascript': 'jsx',
  'application/javascript': 'jsx',
  ts: 'ts',
  typescript: 'ts',
  'text/typescript': 'ts',
  tsx: 'tsx',
};

/**
 * Blanks everything but the script blocks of a `.vue` or `.svelte` file: each other character becomes a space, line
 * ends stay, so that an offset in the result is the same offset in the file.
 *
 * Follows what the two compilers do: a Vue file is a list of top-level blocks, of which all but `<template>` are raw
 * text up to their closing tag; a Svelte file is markup in which scripts stand at the top level. A `<script>` that is
 * written in a comment, an attribute, a string, a markup expression or a nested element is none.
 */
export function scriptBlocks(text: string, kind: 'vue' | 'svelte'): ScriptBlocks {
  const blocks: { start: number; end: number; language: ScriptBlocks['language'] }[] = [];
  let at = 0;
  while (at < text.length) {
    const open = nextMarkup(text, at, kind);
    if (open === -1) break;
    if (text[open] === '{') {
      at = afterExpression(text, open);
      continue;
    }
    if (text.startsWith('<!--', open)) {
      at = after(text, '-->', open + 4);
      continue;
    }
    const tag = readTag(text, open);
    if (!tag) {
      at = open + 1;
      continue;
    }
    at = tag.end;
    if (tag.closing || tag.selfClosing) continue;
    if (tag.name === 'script') {
      const end = closingTag(text, 'script', tag.end) ?? text.length;
      const lang = tag.attributes.get('lang') ?? tag.attributes.get('type') ?? '';
      const language = DIALECTS[lang.toLowerCase()];
      if (language) blocks.push({ start: tag.end, end, language });
      at = end;
    } else if (tag.name === 'style' || (kind === 'vue' && tag.name !== 'template') || tag.name === 'svelte:head') {
      // Where nothing closes it, it is a tag that somebody forgot, and what follows counts.
      at = closingTag(text, tag.name, tag.end) ?? tag.end;
    } else if (kind === 'vue') {
      at = afterTemplate(text, tag);
    }
  }
  return { code: keepOnly(text, blocks), language: languageOf(blocks.map(block => block.language)) };
}

/** One program, one dialect: the one that reads all blocks. */
function languageOf(languages: readonly ScriptBlocks['language'][]): ScriptBlocks['language'] {
  if (languages.includes('tsx')) return 'tsx';
  return languages.includes('ts') ? 'ts' : 'jsx';
}

function keepOnly(text: string, blocks: readonly { start: number; end: number }[]): string {
  let code = '';
  let at = 0;
  for (const { start, end } of blocks) {
    code += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return code + blank(text.slice(at));
}

/** U+2028 and U+2029 end a line for a JavaScript parser too: they stay, so that line numbers agree. */
function blank(text: string): string {
  return text.replace(/[^\r\n\u2028\u2029]/g, ' ');
}

/** Next `<`, or in Svelte also the next `{` that opens an expression. */
function nextMarkup(text: string, from: number, kind: 'vue' | 'svelte'): number {
  const tag = text.indexOf('<', from);
  if (kind === 'vue') return tag;
  const brace = text.indexOf('{', from);
  return brace === -1 || (tag !== -1 && tag < brace) ? tag : brace;
}

/** Reads the tag at `open`; undefined where the `<` is just a character. */
export function readTag(text: string, open: number): Tag | undefined {
  const head = /<(\/?)([a-zA-Z][^\s/>]*)/y;
  head.lastIndex = open;
  const match = head.exec(text);
  if (!match) return undefined;
  const attributes = new Map<string, string>();
  const next =
    /\s+|\/(?!>)|(\/?>)|([^\s"'<>/={]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?=\{)|([^\s"'=<>`{]+)))?|(\{)|[\s\S]/y;
  let at = head.lastIndex;
  while (at < text.length) {
    next.lastIndex = at;
    const token = next.exec(text)!;
    at = next.lastIndex;
    if (token[1]) {
      return { name: match[2]!, attributes, closing: match[1] === '/', selfClosing: token[1] === '/>', end: at };
    }
    // `a <b` in an interpolation: a tag holds no bare `<`.
    if (token[0] === '<') return undefined;
    if (token[2]) attributes.set(token[2].toLowerCase(), token[3] ?? token[4] ?? token[5] ?? '');
    // A Svelte attribute value may be an expression with `>` in it.
    else if (token[6]) at = afterExpression(text, at - 1);
  }
  return undefined;
}

/** Offset of the closing tag of a raw text element: the first one, as a browser reads it, even inside a string. */
export function closingTag(text: string, name: string, from: number): number | undefined {
  const closing = new RegExp(`</${name.replace(/[^\w:-]/g, '\\$&')}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(text)?.index;
}

/** Offset behind the `</template>` that closes a Vue template, nested templates counted. */
export function afterTemplate(text: string, tag: Tag): number {
  const lang = tag.attributes.get('lang');
  // Pug and the like are not markup: such a template is raw text.
  if (lang && lang !== 'html') return closingTag(text, 'template', tag.end) ?? tag.end;
  let depth = 1;
  for (let at = tag.end; depth > 0; ) {
    const open = text.indexOf('<', at);
    if (open === -1) {
      // Not balanced. The last closing tag is the best reading; without one the template is only its opening tag.
      const last = text.toLowerCase().lastIndexOf('</template');
      return Math.max(last, tag.end);
    }
    if (text.startsWith('<!--', open)) {
      at = after(text, '-->', open + 4);
      continue;
    }
    const inner = readTag(text, open);
    at = inner ? inner.end : open + 1;
    if (inner?.name !== 'template' || inner.selfClosing) continue;
    depth += inner.closing ? -1 : 1;
    if (depth === 0) return at;
  }
  return tag.end;
}

/** Offset behind the `}` that closes a Svelte expression; strings, template literals and comments in it are skipped. */
export function afterExpression(text: string, open: number): number {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[`{}]/g;
  token.lastIndex = open;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '`') token.lastIndex = afterTemplateLiteral(text, match.index);
    else if (match[0] === '{') depth++;
    else if (match[0] === '}' && --depth === 0) return token.lastIndex;
  }
  // Never closed, so it was no expression (an apostrophe in prose can look like one).
  return open + 1;
}

function afterTemplateLiteral(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '`') return at + 1;
    else if (text.startsWith('${', at)) at = afterExpression(text, at + 1) - 1;
  }
  return text.length;
}

export function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}
