import { describe, expect, test } from 'vitest';
import { FileEdits, type Moved, type Splice } from '../../src/edit/edits.js';

const at = (text: string, part: string, from = 0) => {
  const start = text.indexOf(part, from);
  return { start, end: start + part.length };
};
const moved = (range: { start: number; end: number }, from = '', to = from): Moved => ({
  ...range,
  indent: { from, to },
  fixed: [],
});
const replace = (range: { start: number; end: number }, ...parts: Splice['parts']): Splice => ({ ...range, parts });

function edit(text: string, ...changes: { splices: Splice[]; indents?: never[] }[]): string {
  const edits = new FileEdits(text);
  for (const change of changes) {
    expect(edits.conflict(change)).toBeUndefined();
    edits.add(change);
  }
  return edits.toString();
}

describe('composition', () => {
  test('text is moved with the edits inside it, whichever came first', () => {
    const text = 'call({ list: [ { role, content: name } ] })';
    const rename = { splices: [replace(at(text, 'name'), 'title')] };
    const element = at(text, '{ role, content: name }');
    const move = {
      splices: [replace({ start: 7, end: 7 }, 'first: ', moved(at(text, 'name')), ', '), replace(element)],
    };
    const result = 'call({ first: title, list: [  ] })';
    expect(edit(text, rename, move)).toBe(result);
    expect(edit(text, move, rename)).toBe(result);
  });

  test('text that is written into a moved piece, and lines that are indented in it, move along', () => {
    const text = 'call({\n  a: {\n    run: () => {\n      x();\n      y();\n    },\n  },\n});';
    const value = at(text, text.slice(text.indexOf('{\n    run'), text.indexOf('},\n});') + 1));
    const body = at(text, 'x();\n      y();');
    const edits = new FileEdits(text);
    edits.add({
      splices: [
        replace({ start: body.start, end: body.start }, 'try {\n        '),
        replace({ start: body.end, end: body.end }, '\n      } finally {}'),
      ],
      indents: [{ ...body, unit: '  ', except: [] }],
    });
    edits.add({
      splices: [
        replace({ start: 0, end: 0 }, 'const a = ', moved(value, '  ', ''), ';\n'),
        replace({ start: value.start - 3, end: value.end }, 'a'),
      ],
    });
    expect(edits.toString()).toBe(
      'const a = {\n  run: () => {\n    try {\n      x();\n      y();\n    } finally {}\n  },\n};\ncall({\n  a,\n});',
    );
  });

  test('a line that is taken out of an indented stretch leaves nothing', () => {
    const text = 'a({\n  b,\n  c,\n  d,\n});';
    const edits = new FileEdits(text);
    const { start } = at(text, '{');
    edits.add({
      splices: [replace(at(text, '  c,\n'))],
      indents: [{ start, end: text.length - 2, unit: '  ', except: [] }],
    });
    expect(edits.toString()).toBe('a({\n    b,\n    d,\n  });');
  });

  test('an edit of text that is taken away, and kept nowhere, is in conflict', () => {
    const text = 'a(b, c)';
    const edits = new FileEdits(text);
    edits.add({ splices: [replace(at(text, 'b, '))] });
    expect(edits.conflict({ splices: [replace(at(text, 'b'), 'x')] })).toBeDefined();
    expect(edits.conflict({ splices: [replace(at(text, 'c'), 'x')] })).toBeUndefined();
  });

  test('ranges that overlap in part are in conflict', () => {
    const edits = new FileEdits('abcdef');
    edits.add({ splices: [replace({ start: 1, end: 4 }, 'x')] });
    expect(edits.conflict({ splices: [replace({ start: 3, end: 6 }, 'y')] })).toBeDefined();
    expect(edits.conflict({ splices: [replace({ start: 4, end: 6 }, 'y')] })).toBeUndefined();
  });

  test('the same replacement proposed twice is made once; so is an insertion that says so', () => {
    const text = '{ system }';
    const rename = { splices: [{ ...replace({ start: 2, end: 2 }, 'instructions: '), once: true }] };
    expect(edit(text, rename, rename)).toBe('{ instructions: system }');
    const swap = { splices: [replace(at(text, 'system'), 'x')] };
    expect(edit(text, swap, swap)).toBe('{ x }');
  });

  test('insertions at one place keep their order', () => {
    const text = 'f(n)';
    const place = { start: 2, end: 2 };
    expect(edit(text, { splices: [replace(place, 'g(')] }, { splices: [replace(place, 'a ?? ')] })).toBe('f(g(a ?? n)');
  });
});

describe('indentation', () => {
  test('lines of a range get one step, but not those inside a template literal or empty ones', () => {
    const text = 'f(() => {\n  a();\n\n  b(`x\n  y`);\n});\n';
    const template = at(text, '`x\n  y`');
    const edits = new FileEdits(text);
    edits.add({ splices: [], indents: [{ start: 9, end: text.indexOf('}'), unit: '\t', except: [template] }] });
    edits.add({ splices: [replace(at(text, 'a'), 'c')] });
    expect(edits.toString()).toBe('f(() => {\n\t  c();\n\n\t  b(`x\n  y`);\n});\n');
  });

  test('moved lines take the indentation of their new place', () => {
    const text = 'x:\n    [\n      1,\n    ]\n';
    const list = at(text, '[\n      1,\n    ]');
    const edits = new FileEdits(text);
    edits.add({ splices: [replace({ start: 0, end: 0 }, 'y: ', moved(list, '    ', ''), '\n'), replace(list)] });
    expect(edits.toString()).toBe('y: [\n  1,\n]\nx:\n    \n');
  });
});

/** A small generator that gives the same numbers on every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

test('whatever fits, the flat splices lead from the old text to the new, in order and without overlap', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const next = random(seed);
    const pick = (n: number) => Math.floor(next() * n);
    const text = Array.from({ length: 40 + pick(3000) }, () => 'ab c\n'[pick(5)]).join('');
    const edits = new FileEdits(text);
    for (let i = 0; i < 40; i++) {
      const start = pick(text.length);
      const end = Math.min(text.length, start + pick(12));
      const inner = start + pick(Math.max(1, end - start));
      const hole = moved({ start: inner, end: inner + pick(Math.max(1, end - inner)) });
      const parts = hole.end > hole.start && next() < 0.5 ? ['<', hole, '>'] : ['[]'];
      const change = { splices: [replace({ start, end }, ...parts)] };
      if (!edits.conflict(change)) edits.add(change);
    }
    const flat = edits.flatten();
    let result = '';
    let done = 0;
    for (const splice of flat) {
      expect(splice.start).toBeGreaterThanOrEqual(done);
      result += text.slice(done, splice.start) + splice.text;
      done = splice.end;
    }
    expect(result + text.slice(done)).toBe(edits.toString());
  }
});

test('what is added beside a text stays there when a piece of the text is moved', () => {
  const edits = new FileEdits('f({ a: [1] })');
  const value = { start: 7, end: 10 };
  edits.add({
    splices: [replace({ start: 0, end: 0 }, 'x = ', moved(value), '\n'), replace({ start: 4, end: 10 }, 'a')],
  });
  edits.add({ splices: [{ start: 10, end: 10, parts: [', b: 2'], beside: 'after' }] });
  expect(edits.toString()).toBe('x = [1]\nf({ a, b: 2 })');
});

test('a line that goes leaves nothing in text that moves', () => {
  const text = '    a: {\n      b: 1,\n      c: 2,\n    },\n';
  const at = (part: string) => text.indexOf(part);
  const edits = new FileEdits(text);
  edits.add({ splices: [replace({ start: at('      b'), end: at('      c') })] });
  const value = { start: at('{'), end: at('}') + 1 };
  edits.add({ splices: [replace({ start: 0, end: 0 }, 'a = ', moved(value, '    ', ''), '\n')] });
  expect(edits.toString()).toContain('a = {\n  c: 2,\n}\n');
});
