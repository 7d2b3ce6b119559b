import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/report/json.js';
import { renderPatch } from '../../src/report/patch.js';
import { createReport } from '../../src/report/report.js';
import { finding, sample, sampleInput } from './sample.js';

describe('createReport', () => {
  it('counts what was changed, found and failed', () => {
    expect(sample().summary).toEqual({
      files: 58,
      selected: 12,
      changed: 2,
      failed: 1,
      edits: 4,
      findings: { error: 2, warning: 1, info: 1 },
      transforms: [
        { id: 'max-steps', edits: 2, files: 1 },
        { id: 'max-tokens', edits: 2, files: 2 },
      ],
    });
    expect(sample().packages.map(({ path, changed }) => [path, changed])).toEqual([
      ['apps/web', 2],
      ['packages/ui', 0],
    ]);
  });

  it('sorts by path and position and leaves silent files out', () => {
    const report = sample();
    expect(report.files.map(file => [file.path, file.status])).toEqual([
      ['apps/web/a.ts', 'changed'],
      ['apps/web/broken.ts', 'failed'],
      ['apps/web/lib/chat.ts', 'changed'],
      ['packages/ui/b.ts', 'unchanged'],
    ]);
    expect(report.files[3]!.package).toBe('packages/ui');
    expect(report.files[2]!.edits.map(({ line }) => line)).toEqual([1, 5, 6]);
    expect(report.findings.map(({ path, line, column }) => `${path}:${line}:${column}`)).toEqual([
      'apps/web/lib/chat.ts:1:5',
      'apps/web/lib/chat.ts:3:5',
      'packages/ui/b.ts:9:2',
      'packages/ui/b.ts:9:5',
    ]);
  });

  it('is the same for any order of the input', () => {
    const { packages, files, findings } = sampleInput;
    const turned = sample({
      packages: packages.toReversed(),
      files: files.toReversed().map(file => ({ ...file, edits: file.edits.toReversed() })),
      findings: findings.toReversed(),
    });
    expect(renderJson(turned)).toBe(renderJson(sample()));
  });

  it('gives a failed file neither edits nor a patch', () => {
    expect(sample().files[1]).toMatchObject({ edits: [], patch: '', reason: 'line 3: unexpected }' });
  });

  it('enters failures as failed files of the innermost package', () => {
    const failures = [
      { path: 'nowhere', reason: 'no such file or folder' },
      { path: 'apps/web/lib/chat.ts', reason: 'changed on disk' },
      { path: 'apps/web/broken.ts', reason: 'a later reason' },
    ];
    const report = sample({ failures });
    expect(report.files.filter(file => file.status === 'failed')).toEqual([
      expect.objectContaining({ path: 'apps/web/broken.ts', reason: 'line 3: unexpected }' }),
      expect.objectContaining({ path: 'apps/web/lib/chat.ts', reason: 'changed on disk', patch: '', edits: [] }),
      expect.objectContaining({ path: 'nowhere', package: '.', reason: 'no such file or folder' }),
    ]);
    expect(report.summary).toMatchObject({ changed: 1, failed: 3, edits: 1 });
  });

  it('does not change what it is given', () => {
    const input = structuredClone(sampleInput);
    createReport(input);
    expect(input).toEqual(sampleInput);
  });
});

describe('renderJson', () => {
  it('has the keys of the contract, in their order', () => {
    const text = renderJson(sample());
    const json = JSON.parse(text);
    expect(text.endsWith('}\n')).toBe(true);
    expect(text).toContain('\n  "schema": 1,\n');
    expect(Object.keys(json)).toEqual(['schema', 'tool', 'mode', 'packages', 'files', 'findings', 'summary']);
    expect(Object.keys(json.packages[0])).toEqual(['path', 'name', 'from', 'evidence', 'files', 'changed']);
    expect(Object.keys(json.files[0])).toEqual(['path', 'package', 'status', 'reason', 'edits', 'patch']);
    expect(Object.keys(json.files[0].edits[0])).toEqual([
      'transform',
      'kind',
      'line',
      'column',
      'endLine',
      'endColumn',
      'before',
      'after',
    ]);
    expect(Object.keys(json.findings[0])).toEqual([
      'transform',
      'kind',
      'severity',
      'path',
      'line',
      'column',
      'endLine',
      'endColumn',
      'message',
      'remedy',
      'docs',
    ]);
    expect(Object.keys(json.summary)).toEqual([
      'files',
      'selected',
      'changed',
      'failed',
      'edits',
      'findings',
      'transforms',
    ]);
    expect(json).toEqual(sample());
  });

  it('names the tool as its manifest does', () => {
    const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(sample().tool).toEqual({ name, version });
  });

  it('writes no key that the contract does not know', () => {
    const extra = { ...finding(), secret: '/home/me' };
    expect(renderJson(sample({ findings: [extra] }))).not.toContain('secret');
  });
});

describe('renderPatch', () => {
  it('is the patches one after the other', () => {
    const { files } = sample();
    expect(renderPatch(sample())).toBe(files[0]!.patch + files[2]!.patch);
    expect(renderPatch(sample({ files: [] }))).toBe('');
  });
});
