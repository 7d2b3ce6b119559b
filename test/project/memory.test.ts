import { describe, expect, it } from 'vitest';
import { memoryProject, stdinProject } from '../../src/project/memory.js';
import { folderOf, json } from './helpers.js';

describe('memoryProject', () => {
  it('makes units of source files and reads the rest', () => {
    const project = memoryProject({
      'b.ts': 'export {}',
      'a.tsx': '',
      'types.d.ts': '',
      'README.md': '',
      'node_modules/x/index.js': '',
      'package.json': json({ name: 'app', dependencies: { ai: '^5.0.60' } }),
    });
    expect(project.files.map(unit => [unit.path, unit.file, unit.language])).toEqual([
      ['a.tsx', '/project/a.tsx', 'tsx'],
      ['b.ts', '/project/b.ts', 'ts'],
    ]);
    expect(project.packages).toEqual([
      { path: '.', name: 'app', generation: 5, evidence: 'package.json: ai ^5.0.60', apart: [] },
    ]);
    expect(project.files[0]!.package).toBe(project.packages[0]);
    expect(project.failures).toEqual([]);
    expect(project.notices).toEqual([]);
  });

  it('takes a generation, an unknown one, or a manifest', () => {
    const files = { 'a.ts': '' };
    expect(memoryProject(files, { from: 4 }).packages[0]).toMatchObject({ generation: 4, evidence: '--from' });
    const manifest = { dependencies: { ai: '6.0.1' } };
    expect(memoryProject(files, { manifest }).packages[0]).toMatchObject({ generation: 6 });
    expect(memoryProject(files, { manifest, from: null }).packages[0]).toMatchObject({ generation: null });
    expect(memoryProject(files).packages[0]).toEqual({
      path: '.',
      name: 'project',
      generation: null,
      evidence: 'no manifest names the SDK',
      apart: [],
    });
  });

  it('resolves and reads', () => {
    const project = memoryProject({ '/project/src/a.ts': 'a', 'src/b.ts': 'b' });
    expect(project.resolve('./b', '/project/src/a.ts')).toBe('/project/src/b.ts');
    expect(project.unit('/project/src/b.ts')?.text).toBe('b');
    expect(project.unit('/project/src/c.ts')).toBeUndefined();
  });
});

describe('stdinProject', () => {
  it('has the text and the neighbours that lie on the disk', () => {
    const cwd = folderOf({
      'package.json': json({ name: 'app', dependencies: { ai: '^4.0.0' } }),
      'src/a.ts': 'old text',
      'src/helper.ts': 'export const helper = 1;',
    });
    const project = stdinProject({ path: 'src/a.ts', text: 'new text', cwd });
    expect(project.files.map(unit => [unit.path, unit.text, unit.package.generation])).toEqual([
      ['src/a.ts', 'new text', 4],
    ]);
    expect(project.resolve('./helper.js', `${cwd}/src/a.ts`)).toBe(`${cwd}/src/helper.ts`);
    expect(project.unit(`${cwd}/src/helper.ts`)?.path).toBe('src/helper.ts');
  });

  it('takes a file that is not there', () => {
    const cwd = folderOf({});
    const project = stdinProject({ path: 'new.ts', text: 'x', cwd, from: 6 });
    expect(project.files.map(unit => unit.path)).toEqual(['new.ts']);
    expect(project.packages[0]?.generation).toBe(6);
  });
});
