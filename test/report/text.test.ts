import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { groupFindings } from '../../src/report/findings.js';
import { nextSteps } from '../../src/report/next.js';
import { renderText, type TextOptions } from '../../src/report/text.js';
import { changedFile, finding, sample } from './sample.js';

const plain: TextOptions = { color: false, width: undefined, diff: 'stat', next: [] };

describe('renderText', () => {
  it('says it all, in the order in which it is read', () => {
    const report = sample();
    expect(
      renderText(report, { ...plain, next: nextSteps(report) }),
    ).toBe(`ai-sdk-fix ${report.tool.version} · dry run, nothing is written

Packages
  apps/web  web  AI SDK 4  package.json: ai ^4.3.0  38 files, 2 changed
  and 1 more in which nothing tells a generation of the AI SDK

Files to change
  apps/web/a.ts         1 edit
  apps/web/lib/chat.ts  3 edits

Transforms
  max-tokens  2 edits in 2 files
  max-steps   2 edits in 1 file

Errors (2)
  apps/web/lib/chat.ts:3:5
  packages/ui/b.ts:9:5
    system-messages · breaking
    A system message in \`messages\` throws in AI SDK 7.
    To do: Move its text to \`instructions\`.
    https://ai-sdk.dev/docs/migration-guides/system

Warnings (1)
  apps/web/lib/chat.ts:1:5
    usage · breaking
    Cannot tell what \`r\` is.
    To do: Move its text to \`instructions\`.
    https://ai-sdk.dev/docs/migration-guides/system

Good to know (1)
  packages/ui/b.ts:9:2
    system-messages · breaking
    Usage counts all steps now.

Failed (1)
  apps/web/broken.ts: line 3: unexpected }

2 of 58 files to change, 4 edits · 2 errors, 1 warning, 1 info · 1 failed

Next
  1. Write the changes: run again without -n
  2. See to the 3 findings above: they need a person
  3. See to what failed, then run again
`);
  });

  it('says the same with colours', () => {
    const colored = renderText(sample(), { ...plain, color: true });
    expect(colored).toContain('\u001b[');
    expect(stripVTControlCharacters(colored)).toBe(renderText(sample(), plain));
  });

  it('shows equal findings once, with all their places', () => {
    const findings = Array.from({ length: 40 }, (_, i) => finding({ path: `src/${i}.ts`, line: i + 1 }));
    const text = renderText(sample({ findings, files: [] }), plain);
    expect(text.match(/throws in AI SDK 7/g)).toHaveLength(1);
    expect(text).toContain('Errors (40)');
    expect(text).toContain('\n  src/39.ts:40:5\n');
    expect(text.split('\n').length).toBeLessThan(60);
  });

  it('puts plain patches into a file, whole', () => {
    const report = sample();
    expect(renderText(report, { ...plain, diff: 'full' })).toContain(report.files[0]!.patch + report.files[2]!.patch);
  });

  it('leaves the diff out on request', () => {
    expect(renderText(sample(), { ...plain, diff: 'none' })).not.toMatch(/Files to change|@@/);
  });

  it('is quiet on request, and says nothing where there is nothing', () => {
    const quiet = renderText(sample(), { ...plain, quiet: true, next: ['x'] });
    expect(quiet).toMatch(/^Errors \(2\)/);
    expect(quiet).not.toMatch(/Packages|Transforms|Good to know|Next/);
    expect(quiet).toContain('Failed (1)');
    const calm = sample({ files: [], findings: [] });
    expect(renderText(calm, { ...plain, quiet: true })).toBe('');
  });

  it('shows every edit on request', () => {
    const text = renderText(sample(), { ...plain, verbose: true });
    expect(text).toContain('    5:3  max-tokens  maxTokens → maxOutputTokens\n');
    expect(text).toContain('packages/ui');
  });

  it('breaks prose at the width of the terminal, never a place or a link', () => {
    const message = 'word '.repeat(60).trim();
    const path = `src/${'long-'.repeat(30)}.ts`;
    const text = renderText(sample({ files: [], findings: [finding({ message, path })] }), { ...plain, width: 60 });
    expect(text).toContain(`  ${path}:3:5\n`);
    for (const line of text.split('\n').filter(line => line.includes('word')))
      expect(line.length).toBeLessThanOrEqual(60);
  });

  it('lets no control character of a name or a message reach the terminal', () => {
    const evil = finding({ path: 'a\u001b[2J\nb.ts', message: 'x\u0007\u202ey' });
    const file = changedFile('c\u001b]0;t\u0007.ts', '.', 'a\u001b[31mb\n', [['x', 'b', 'c']]);
    for (const width of [undefined, 120]) {
      const text = renderText(sample({ findings: [evil], files: [file] }), { ...plain, width });
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    }
    expect(renderText(sample({ findings: [], files: [file] }), { ...plain, width: 120, diff: 'full' })).toContain(
      'a\\u{1b}[31mc',
    );
  });

  it('tells apart that nothing is left and that nothing was found', () => {
    const none = { files: [], findings: [] };
    expect(renderText(sample({ ...none, selected: 0 }), plain)).toContain(
      'Nothing to migrate: none of 58 files uses the AI SDK',
    );
    expect(renderText(sample({ ...none, selected: 0, found: 0 }), plain)).toContain('\nNo source files\n');
    expect(renderText(sample(none), plain)).toContain('Nothing to migrate in 12 files of 58');
    expect(renderText(sample({ files: [] }), plain)).toContain('Nothing to change in 12 files of 58 · 2 errors');
  });

  it('names failures beside the files once', () => {
    const failures = [
      { path: 'apps/web/broken.ts', reason: 'again' },
      { path: 'nowhere', reason: 'no such file or folder' },
    ];
    const text = renderText(sample(), { ...plain, failures });
    expect(text).toContain(
      'Failed (2)\n  apps/web/broken.ts: line 3: unexpected }\n  nowhere: no such file or folder\n',
    );
    expect(text).toContain('2 failed');
  });
});

describe('the diff on a terminal', () => {
  const diff = (width: number, file = sample().files[2]!) =>
    renderText(sample({ files: [file], findings: [] }), { ...plain, width, diff: 'full', quiet: true }).split('\n');

  it('names the transform of each changed line in a column on the right', () => {
    const lines = diff(100);
    const column = lines.find(line => line.startsWith('-  maxTokens'))!.indexOf('max-tokens');
    expect(column).toBe(90);
    expect(lines).toContain(`${'+  stopWhen: isStepCount(3),'.padEnd(column)}max-steps`);
    expect(lines).toContain("+import { generateText, isStepCount } from 'ai';".padEnd(column).concat('max-steps'));
    expect(lines).toContain('   model,');
  });

  it('has no such column on a narrow terminal', () => {
    expect(diff(99)).toContain('+  stopWhen: isStepCount(3),');
  });

  it('names the reason of lines that are only added or only removed', () => {
    const text = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';
    const file = changedFile('f.ts', '.', text, [
      ['adds', 'one', 'one\nadded'],
      ['removes', 'six\n', ''],
      ['ends', 'ten\n', 'ten\nlast\n'],
    ]);
    const lines = diff(120, file).filter(line => /^[+-][^+-]/.test(line));
    expect(lines.map(line => line.split(/\s+/))).toEqual([
      ['+added', 'adds'],
      ['-six', 'removes'],
      ['+last', 'ends'],
    ]);
  });

  it('tells two transforms on one line and on neighbouring lines apart', () => {
    const file = changedFile('f.ts', '.', 'a b\nc\nd\n', [
      ['first', 'a', 'A'],
      ['second', 'b', 'B'],
      ['third', 'c', 'C\nCC'],
    ]);
    const lines = diff(120, file).filter(line => /^[+-][^+-]/.test(line));
    expect(lines.map(line => [line.split(/ {2,}/)[0], line.split(/ {2,}/)[1]])).toEqual([
      ['-a b', 'first, second'],
      ['-c', 'third'],
      ['+A B', 'first, second'],
      ['+C', 'third'],
      ['+CC', 'third'],
    ]);
  });

  it('shows no carriage return and a tab as blanks', () => {
    const file = changedFile('f.ts', '.', '\ta\r\nb\r\n', [['x', 'a', 'c']]);
    expect(diff(80, file)).toEqual(expect.arrayContaining(['-    a', '+    c', ' b']));
  });

  it('reads hunks at any place of a file', () => {
    const text = `${'-\n'.repeat(30)}old\n${'-\n'.repeat(30)}end`;
    const file = changedFile('f.ts', '.', text, [
      ['far', 'old', 'new'],
      ['end', 'end', 'stop'],
    ]);
    const lines = diff(100, file);
    expect(lines.find(line => line.startsWith('+new'))).toMatch(/ far$/);
    expect(lines.find(line => line.startsWith('+stop'))).toMatch(/ end$/);
    expect(lines).toContain('\\ No newline at end of file');
  });
});

describe('groupFindings', () => {
  it('goes from errors to remarks, and keeps what differs apart', () => {
    const groups = groupFindings([
      finding({ severity: 'info' }),
      finding({ remedy: 'other' }),
      finding({ severity: 'warning' }),
      finding({ path: 'z.ts', remedy: 'other' }),
      finding(),
    ]);
    expect(groups.map(group => [group.severity, group.places.length])).toEqual([
      ['error', 2],
      ['error', 1],
      ['warning', 1],
      ['info', 1],
    ]);
  });
});

describe('nextSteps', () => {
  const steps = (sampled: Parameters<typeof sample>[0], options?: { install: boolean }) =>
    nextSteps(sample(sampled), options).map(step => step.split(/[:,]/)[0]);

  it('says after writing how to look and to type-check', () => {
    expect(steps({ mode: 'write' })).toEqual([
      'Look at the changes',
      'Type-check and run your tests',
      'See to the 3 findings above',
      'See to what failed',
    ]);
  });

  it('asks to raise the versions where they were only reported, and to install them where they were raised', () => {
    const low = finding({ transform: 'manifest', severity: 'warning', remedy: 'Run with `--deps`.' });
    expect(steps({ mode: 'write', findings: [low] })).toContain('Commit');
    expect(steps({ mode: 'write', files: [], findings: [low] })).toContain('Raise the versions in package.json');
    const files = [changedFile('package.json', '.', '"ai": "^6"', [['manifest', '^6', '^7']])];
    expect(steps({ mode: 'write', files, findings: [] })).toContain('Install the raised versions');
    expect(steps({ mode: 'write', files, findings: [] }, { install: true })).not.toContain(
      'Install the raised versions',
    );
  });

  it('says nothing where nothing is left', () => {
    expect(nextSteps(sample({ files: [], findings: [finding({ severity: 'info' })] }))).toEqual([]);
  });
});
