import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { TransformInfo } from '../../src/model.js';
import { nearest } from '../../src/report/nearest.js';
import { Output } from '../../src/report/output.js';
import { createProgress } from '../../src/report/progress.js';
import { columnsOf, printable, table, useColor, wrap } from '../../src/report/style.js';
import { renderExplain, renderList, renderListJson } from '../../src/report/transforms.js';

describe('useColor', () => {
  const decide = (isTTY: boolean, env: Record<string, string> = {}, flag?: boolean) => useColor({ flag, env, isTTY });

  it('follows the terminal', () => {
    expect([decide(true), decide(false), decide(true, { TERM: 'dumb' })]).toEqual([true, false, false]);
  });
  it('honours NO_COLOR, but not an empty one', () => {
    expect([decide(true, { NO_COLOR: '1' }), decide(true, { NO_COLOR: '' })]).toEqual([false, true]);
  });
  it('honours FORCE_COLOR, also against NO_COLOR', () => {
    expect([decide(false, { FORCE_COLOR: '1' }), decide(false, { FORCE_COLOR: '' })]).toEqual([true, true]);
    expect([decide(true, { FORCE_COLOR: '0' }), decide(true, { FORCE_COLOR: 'false' })]).toEqual([false, false]);
    expect(decide(false, { FORCE_COLOR: '3', NO_COLOR: '1' })).toBe(true);
  });
  it('takes the flag before all', () => {
    expect(decide(true, { FORCE_COLOR: '1' }, false)).toBe(false);
    expect(decide(false, { NO_COLOR: '1', TERM: 'dumb' }, true)).toBe(true);
  });
});

describe('text on a terminal', () => {
  it('is measured in columns', () => {
    expect([columnsOf('abc'), columnsOf('漢字'), columnsOf('e\u0301'), columnsOf('😀'), columnsOf('→ ·')]).toEqual([
      3, 4, 1, 2, 3,
    ]);
  });
  it('has its control characters shown', () => {
    expect(printable('a\tb\nc\r\u001b[0m\u009b\u2028é😀')).toBe('a\\tb\\nc\\r\\u{1b}[0m\\u{9b}\\u{2028}é😀');
  });
  it('is wrapped between words', () => {
    expect(wrap('aa bb cc\ndd', 7, '  ')).toEqual(['  aa bb', '  cc', '  dd']);
    expect(wrap('aa bb cc', undefined, '  ')).toEqual(['  aa bb cc']);
    expect(wrap('unbreakable', 4, '')).toEqual(['unbreakable']);
  });
  it('stands in columns', () => {
    expect(
      table([
        ['漢', 'x', 'end'],
        ['abc', '', ''],
      ]),
    ).toEqual(['漢   x  end', 'abc']);
  });
});

describe('nearest', () => {
  it.each([
    ['dry-rn', 'dry-run'],
    ['dryrun', 'dry-run'],
    ['DRY-RUN', 'dry-run'],
    ['chekc', 'check'],
    ['form', 'from'],
    ['tool', 'tool-errors'],
    ['max-token', 'max-tokens'],
    ['jsn', 'json'],
    ['zzz', undefined],
    ['x', undefined],
  ])('%s means %s', (word, name) => {
    expect(nearest(word, ['dry-run', 'check', 'from', 'tool-errors', 'max-tokens', 'json'])).toBe(name);
  });
});

describe('createProgress', () => {
  it('waits a second, rewrites one line, and takes it away', () => {
    let time = 0;
    const written: string[] = [];
    const progress = createProgress({ write: text => written.push(text), columns: 12, now: () => time });
    const at = (ms: number, done: number) => {
      time = ms;
      progress.update({ step: 'reading', done, total: 1000 });
    };
    at(0, 1);
    at(999, 2);
    expect(written).toEqual([]);
    at(1000, 3);
    at(1050, 4);
    at(1100, 500);
    expect(written).toEqual(['\r\u001b[Kreading 3/1', '\r\u001b[Kreading 500']);
    progress.clear();
    progress.clear();
    expect(written.slice(2)).toEqual(['\r\u001b[K']);
  });

  it('shows nothing of a short run', () => {
    const written: string[] = [];
    const progress = createProgress({ write: text => written.push(text), columns: 80, now: () => 0 });
    progress.update({ step: 'reading', done: 1, total: 2 });
    progress.clear();
    expect(written).toEqual([]);
  });
});

describe('Output', () => {
  const failing = (code: string) => ({
    write(_: unknown, done?: (error?: Error) => void) {
      done?.(Object.assign(new Error(`write ${code}`), { code }));
    },
  });

  it('does not mind a reader that leaves early', async () => {
    const output = new Output(failing('EPIPE'));
    output.line('a');
    output.line('b');
    await expect(output.end()).resolves.toBeUndefined();
  });

  it('survives the stream telling it as an event', async () => {
    const stream = new PassThrough();
    const output = new Output(stream);
    stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    await new Promise(setImmediate);
    output.line('a');
    await expect(output.end()).resolves.toBeUndefined();
  });

  it('minds a full disk', async () => {
    const output = new Output(failing('ENOSPC'));
    output.line('a');
    await expect(output.end()).rejects.toThrow('ENOSPC');
  });
});

describe('list and explain', () => {
  const transform: TransformInfo & { run: () => void } = {
    id: 'max-steps',
    title: '`maxSteps` becomes `stopWhen`',
    kind: 'silent',
    from: [4, 5],
    why: 'The option is ignored, so the loop stops after one step.',
    keeps: ['`maxSteps` of other libraries', 'a call that already has `stopWhen`'],
    before: 'generateText({\n\tmaxSteps: 3,\n});\n',
    after: 'generateText({\n\tstopWhen: isStepCount(3),\n});\n',
    docs: 'https://ai-sdk.dev/x',
    run: () => {},
  };
  const other = { ...transform, id: 'x', kind: 'breaking' as const, from: [6] as const, title: 'X' };

  it('lists a table', () => {
    expect(renderList([transform, other], { color: false, width: 80 })).toBe(
      [
        'id         kind      from  title',
        'max-steps  silent    4 5   `maxSteps` becomes `stopWhen`',
        'x          breaking  6     X',
        '',
      ].join('\n'),
    );
  });

  it('lists JSON', () => {
    expect(JSON.parse(renderListJson([transform]))).toEqual([
      { id: 'max-steps', kind: 'silent', from: [4, 5], title: transform.title, docs: transform.docs },
    ]);
    expect(renderListJson([])).toBe('[]\n');
  });

  it('explains one', () => {
    expect(
      renderExplain(transform, { color: false, width: undefined }),
    ).toBe(`max-steps · \`maxSteps\` becomes \`stopWhen\`
silent · changes code of AI SDK 4 and 5

The option is ignored, so the loop stops after one step.

Before
  generateText({
    maxSteps: 3,
  });

After
  generateText({
    stopWhen: isStepCount(3),
  });

What it does not touch
  - \`maxSteps\` of other libraries
  - a call that already has \`stopWhen\`

https://ai-sdk.dev/x
`);
  });
});
