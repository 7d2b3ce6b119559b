import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applyPatch, parsePatch, reversePatch } from 'diff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPatch, formatPatch, type Splice } from '../../src/report/patch.js';

/** mulberry32: a small generator whose whole state is the seed, so that a failing case can be run again. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const LINES = [
  '',
  'a',
  'b',
  'a',
  '  x',
  '}',
  'const é = "😀";',
  'z\r',
  'lone\rreturn',
  'sep\u2028arator',
  '--- a/x',
  '+++ b',
  '@@ -1 +1 @@',
];
const TEXTS = [
  '',
  '',
  'Q',
  'Q\nR',
  '\n',
  'W\n',
  '\nW',
  'a\n',
  'a\nb\n',
  '\r\n',
  'x\u2028y',
  '\\ No newline at end of file',
];

interface Case {
  before: string;
  after: string;
  splices: Splice[];
}

function randomCase(seed: number): Case {
  const next = random(seed);
  const eol = next(4) === 0 ? '\r\n' : '\n';
  const lines = Array.from({ length: next(40) }, () => LINES[next(LINES.length)]!);
  const before = (next(10) === 0 ? '\ufeff' : '') + lines.join(eol) + (next(2) === 0 && lines.length > 0 ? eol : '');
  const splices: Splice[] = [];
  for (let at = 0, left = next(8); left > 0; left--) {
    const start = at + next(next(3) === 0 ? 60 : 12);
    const end = start + next(next(5) === 0 ? 40 : 5);
    if (end > before.length) break;
    // Now and then the text is the old one with a change in it, as when a whole object is written anew.
    const text = next(4) === 0 ? before.slice(start, end).replace('a', 'A') : TEXTS[next(TEXTS.length)]!;
    splices.push({ start, end, text });
    at = end;
  }
  return { before, after: splice(before, splices), splices };
}

function splice(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: inserted } of splices) {
    result += text.slice(at, start) + inserted;
    at = end;
  }
  return result + text.slice(at);
}

/** The runs of removed and added lines of a hunk, with git's remark on a missing newline as part of the line. */
function changesOf({ lines }: { lines: string[] }): { removed: string[]; added: string[] }[] {
  const changes: { removed: string[]; added: string[] }[] = [];
  let previous = ' ';
  for (const [index, line] of lines.entries()) {
    const sign = line[0]!;
    if (sign === '\\') continue;
    if (sign !== ' ' && previous === ' ') changes.push({ removed: [], added: [] });
    const text = line.slice(1) + (lines[index + 1]?.startsWith('\\') ? '' : '\n');
    if (sign === '-') changes.at(-1)!.removed.push(text);
    if (sign === '+') changes.at(-1)!.added.push(text);
    previous = sign;
  }
  return changes;
}

/** What replacing `old` by `text` at its only place gives. */
function replace(before: string, ...pairs: [old: string, text: string][]): Case {
  const splices = pairs.map(([old, text]) => {
    const start = before.indexOf(old);
    expect(before.indexOf(old, start + 1)).toBe(-1);
    return { start, end: start + old.length, text };
  });
  return { before, after: splice(before, splices), splices };
}

function render(path: string, { before, after, splices }: Case): string {
  return formatPatch(createPatch(path, before, after, splices));
}

describe('createPatch', () => {
  it('leads from the old text to the new one, through text and back', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 6000; seed++) {
      const { before, after, splices } = randomCase(seed);
      const patch = createPatch('f.ts', before, after, splices);
      expect(applyPatch(before, patch, { autoConvertLineEndings: false }), `seed ${seed}`).toBe(after);
      if (before === after) {
        expect(formatPatch(patch), `seed ${seed}`).toBe('');
        continue;
      }
      const [parsed] = parsePatch(formatPatch(patch));
      expect(parsed!.hunks, `seed ${seed}`).toEqual(patch.hunks);
      const back = applyPatch(after, reversePatch(patch), { autoConvertLineEndings: false });
      expect(back, `seed ${seed}`).toBe(before);
    }
  });

  it('shows no line at the ends of a change that stayed the same', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const { before, after, splices } = randomCase(seed);
      for (const { removed, added } of createPatch('f.ts', before, after, splices).hunks.flatMap(changesOf)) {
        if (removed.length === 0 || added.length === 0) continue;
        expect(removed[0], `seed ${seed}`).not.toBe(added[0]);
        expect(removed.at(-1), `seed ${seed}`).not.toBe(added.at(-1));
      }
    }
  });

  it('cuts a splice of many lines down to those that differ', () => {
    const body = 'generateText({\n  model,\n  maxTokens: 1,\n  prompt,\n})';
    const changed = replace(`const r = ${body};\n`, [body, body.replace('maxTokens', 'maxOutputTokens')]);
    expect(render('f.ts', changed)).toBe(
      [
        '--- a/f.ts',
        '+++ b/f.ts',
        '@@ -1,5 +1,5 @@',
        ' const r = generateText({',
        '   model,',
        '-  maxTokens: 1,',
        '+  maxOutputTokens: 1,',
        '   prompt,',
        ' });',
        '',
      ].join('\n'),
    );
  });

  it('joins hunks whose context meets and keeps others apart', () => {
    const text = (gap: number) => `one\n${'-\n'.repeat(gap)}two\n`;
    const hunks = (gap: number) => {
      const { before, after, splices } = replace(text(gap), ['one', '1'], ['two', '2']);
      return createPatch('f', before, after, splices).hunks.length;
    };
    expect([hunks(0), hunks(6), hunks(7)]).toEqual([1, 1, 2]);
  });

  it('costs the edits, not the file', () => {
    const before = `${'const value = 1;\n'.repeat(200_000)}end\n`;
    const { after, splices } = replace(before, ['end', 'stop']);
    const started = performance.now();
    createPatch('f', before, after, splices);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('refuses splices that do not lead to the new text', () => {
    expect(() => createPatch('f', 'abc', 'xbc', [{ start: 0, end: 1, text: 'y' }])).toThrow(RangeError);
    expect(() => createPatch('f', 'abc', 'xbcd', [{ start: 0, end: 1, text: 'x' }])).toThrow(RangeError);
    expect(() =>
      createPatch('f', 'abc', 'abc', [
        { start: 2, end: 3, text: 'c' },
        { start: 0, end: 0, text: '' },
      ]),
    ).toThrow(RangeError);
    expect(() => createPatch('f', 'abc', 'abc', [{ start: 2, end: 9, text: 'c' }])).toThrow(RangeError);
  });

  it('gives nothing for splices that change nothing', () => {
    expect(render('f', { before: 'a\nb', after: 'a\nb', splices: [{ start: 0, end: 3, text: 'a\nb' }] })).toBe('');
  });
});

describe('git apply', () => {
  let root = '';
  const git = (cwd: string, args: string[], input?: string) => execFileSync('git', args, { cwd, input, stdio: 'pipe' });

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'ai-sdk-fix-patch-'));
    git(root, ['init', '-q', '.']);
    git(root, ['config', 'core.autocrlf', 'false']);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  function applied(cases: Map<string, Case>, below = ''): void {
    const base = join(root, below);
    let patch = '';
    for (const [path, one] of cases) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), one.before);
      patch += render(path, one);
    }
    git(base, ['apply', '--whitespace=nowarn'], patch);
    for (const [path, one] of cases) expect(readFileSync(join(base, path), 'utf8'), path).toBe(one.after);
  }

  it('takes hundreds of random patches, all in one', { timeout: 60_000 }, () => {
    const cases = new Map<string, Case>();
    for (let seed = 10_000; cases.size < 800; seed++) {
      const one = randomCase(seed);
      // git cannot tell a plain patch of an empty file from one that creates it; no empty file is ever changed.
      if (one.before !== '' && one.before !== one.after && wellFormed(one)) cases.set(`random/${seed}.ts`, one);
    }
    applied(cases);
  });

  /** A splice may cut an emoji in two; such text has no UTF-8. */
  const wellFormed = ({ before, after }: Case) => [before, after].every(text => Buffer.from(text).toString() === text);

  const awkward: [name: string, one: () => Case][] = [
    ['no newline at the end of both', () => replace('a\nb', ['b', 'c'])],
    ['no newline at the end of the old text', () => replace('a\nb', ['b', 'b\n'])],
    ['no newline at the end of the new text', () => replace('a\nb\n', ['b\n', 'b'])],
    ['no newline at the end, far from the change', () => replace('x\na\na\na\na\nb', ['x', 'y'])],
    ['CRLF', () => replace('a\r\nb\r\nc\r\n', ['b', 'B'])],
    ['mixed line ends', () => replace('a\r\nb\nc\r\nd', ['c', 'C\r\nC'])],
    ['byte order mark', () => replace('\ufeffimport a\nb\n', ['import a', 'import c'])],
    ['byte order mark removed', () => replace('\ufeffimport a\nb\n', ['\ufeff', ''])],
    ['empty result', () => replace('only\nlines\n', ['only\nlines\n', ''])],
    ['lone carriage return', () => replace('a\rb\nc\rd\n', ['c', 'C'])],
    ['line and paragraph separators', () => replace('a\u2028b\nc\u2029d\n', ['c', 'C'])],
    [
      'lines that look like a patch',
      () => replace('-- a/x\n++ b/x\n@@ -1 +1 @@\nx\n', ['-- a/x\n', ''], ['++ b/x', '++ c']),
    ],
    ['trailing blanks', () => replace('a  \n\t\nb\n', ['b', 'c  \n\t'])],
    ['first and last line', () => replace('a\nb\nc\nd\ne\nf\ng\nh\ni\n', ['a', 'A'], ['i', 'I'])],
    [
      'inserted before the first line',
      () => ({ before: 'a\n', after: 'b\na\n', splices: [{ start: 0, end: 0, text: 'b\n' }] }),
    ],
    [
      'inserted after the last line',
      () => ({ before: 'a\n', after: 'a\nb\n', splices: [{ start: 2, end: 2, text: 'b\n' }] }),
    ],
  ];
  it.each(awkward)('takes a file with: %s', (_, one) => applied(new Map([['awkward.ts', one()]])));

  const names = [
    'plain.ts',
    'with space.ts',
    ' leading and trailing ',
    'quo"te.ts',
    "apo'strophe.ts",
    'back\\slash.ts',
    'tab\there.ts',
    'new\nline.ts',
    'carriage\rreturn.ts',
    'ünïcödé ✓ 😀.ts',
    '-dash.ts',
    '$(touch pwned).ts',
    'a/b/[id]/(group)/page.tsx',
    'date 2020-01-01 10:00:00.000000000 +0000',
    'a b/b c.ts',
    '\u0001control\u007f.ts',
  ];
  it.each(names.map(name => [JSON.stringify(name), name]))('takes the file name %s', (_, name) => {
    applied(new Map([[name, replace('a\nb\n', ['b', 'c'])]]));
    const [parsed] = parsePatch(render(name, replace('a\nb\n', ['b', 'c'])));
    // jsdiff drops blanks at the end of a name; git does not.
    expect(parsed!.newFileName).toBe(`b/${name.trimEnd()}`);
  });

  it('writes names as git does', () => {
    for (const name of names.filter(name => !name.includes('/'))) {
      writeFileSync(join(root, name), 'a\nb\n');
      git(root, ['add', '--', name]);
      writeFileSync(join(root, name), 'a\nc\n');
      const header = /^--- .*\n\+\+\+ .*\n/m;
      const theirs = git(root, ['diff', '--', name]).toString().match(header)![0];
      const ours = render(name, replace('a\nb\n', ['b', 'c'])).match(header)![0];
      expect(ours.replaceAll('"\t', '"'), name).toBe(theirs.replaceAll('"\t', '"'));
    }
  });

  it('is relative to the folder that it runs in, as the paths of a report are', () => {
    applied(new Map([['lib/chat.ts', replace('a\n', ['a', 'b'])]]), 'packages/web');
  });
});
