import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitChanges, isGitDirty, writeFileSafely } from '../../src/project/write.js';
import { commitAll, folderOf, git, put } from './helpers.js';

function unit(cwd: string, name: string, text: string) {
  return { path: name, file: `${cwd}/${name}`, text };
}

describe('writeFileSafely', () => {
  it('writes the text, keeps the mode, leaves nothing behind', () => {
    const cwd = folderOf({ 'a.ts': '\uFEFFold\r\n' });
    chmodSync(path.join(cwd, 'a.ts'), 0o755);
    expect(writeFileSafely(unit(cwd, 'a.ts', '\uFEFFold\r\n'), '\uFEFFnew\r\n🙂')).toBeUndefined();
    expect(readFileSync(path.join(cwd, 'a.ts'), 'utf8')).toBe('\uFEFFnew\r\n🙂');
    expect(statSync(path.join(cwd, 'a.ts')).mode & 0o7777).toBe(0o755);
    expect(readdirSync(cwd)).toEqual(['a.ts']);
  });

  it('takes any name', () => {
    const name = `-${'ü'.repeat(120)} $(x)\n.ts`;
    const cwd = folderOf({ [name]: 'old' });
    expect(writeFileSafely(unit(cwd, name, 'old'), 'new')).toBeUndefined();
    expect(readFileSync(path.join(cwd, name), 'utf8')).toBe('new');
  });

  it('leaves a file alone that changed since it was read', () => {
    const cwd = folderOf({ 'a.ts': 'changed' });
    const reason = 'changed on disk since it was read';
    expect(writeFileSafely(unit(cwd, 'a.ts', 'old'), 'new')).toEqual({ path: 'a.ts', reason });
    expect(readFileSync(path.join(cwd, 'a.ts'), 'utf8')).toBe('changed');
    expect(readdirSync(cwd)).toEqual(['a.ts']);
  });

  it('keeps a link and writes what it leads to', () => {
    const cwd = folderOf({ 'real/a.ts': 'old' });
    symlinkSync('real/a.ts', path.join(cwd, 'link.ts'));
    expect(writeFileSafely(unit(cwd, 'link.ts', 'old'), 'new')).toBeUndefined();
    expect(lstatSync(path.join(cwd, 'link.ts')).isSymbolicLink()).toBe(true);
    expect(readFileSync(path.join(cwd, 'real/a.ts'), 'utf8')).toBe('new');
  });

  it('says what the disk refuses', ({ skip }) => {
    const cwd = folderOf({ 'a.ts': 'old', 'folder/x': '' });
    rmSync(path.join(cwd, 'a.ts'));
    expect(writeFileSafely(unit(cwd, 'a.ts', 'old'), 'new')?.reason).toBe('no such file or folder');
    expect(writeFileSafely(unit(cwd, 'folder', 'old'), 'new')?.reason).toBe('a folder, where a file was expected');
    skip(process.getuid?.() === 0, 'root may write everywhere');
    put(cwd, { 'b.ts': 'old', 'locked/c.ts': 'old' });
    chmodSync(path.join(cwd, 'b.ts'), 0o444);
    chmodSync(path.join(cwd, 'locked'), 0o555);
    expect(writeFileSafely(unit(cwd, 'b.ts', 'old'), 'new')?.reason).toBe('permission denied');
    expect(writeFileSafely(unit(cwd, 'locked/c.ts', 'old'), 'new')?.reason).toBe('permission denied');
    chmodSync(path.join(cwd, 'locked'), 0o755);
    expect(readdirSync(path.join(cwd, 'locked'))).toEqual(['c.ts']);
  });
});

describe('isGitDirty', () => {
  it('lists what is modified, staged, deleted and renamed', () => {
    const cwd = folderOf({
      'a.ts': 'a',
      'b c\n.ts': 'b',
      'd.ts': 'd',
      'e.ts': 'some text to recognise',
      'src/f.ts': '',
    });
    commitAll(cwd);
    expect(isGitDirty(['.'], cwd)).toEqual({ repository: true, changed: [] });
    put(cwd, { 'a.ts': 'A', 'b c\n.ts': 'B', 'new.ts': '' });
    git(cwd, 'add', 'a.ts');
    rmSync(path.join(cwd, 'd.ts'));
    git(cwd, 'mv', 'e.ts', 'g.ts');
    expect(gitChanges([], cwd)).toEqual(['a.ts', 'b c\n.ts', 'd.ts', 'g.ts']);
    expect(gitChanges(['src'], cwd)).toEqual([]);
    expect(gitChanges(['../', 'a.ts'], `${cwd}/src`)).toEqual(['../a.ts', '../b c\n.ts', '../d.ts', '../g.ts']);
  });

  it('counts untracked files that would be written', () => {
    const cwd = folderOf({ 'a.ts': '', '.gitignore': 'ignored.ts' });
    commitAll(cwd);
    put(cwd, { 'new/x.ts': '', 'new/y.ts': '' });
    expect(gitChanges(['.'], cwd)).toEqual([]);
    expect(gitChanges(['.'], cwd, ['a.ts', 'new/x.ts'])).toEqual(['new/x.ts']);
    expect(gitChanges(['.'], cwd, [`${cwd}/new/y.ts`])).toEqual(['new/y.ts']);
  });

  it('takes paths for names', () => {
    const names = ['*.ts', ':(top)', '-x.ts', '$(touch y).ts', 'a.ts'];
    const cwd = folderOf(Object.fromEntries(names.map(name => [name, 'old'])));
    commitAll(cwd);
    put(cwd, Object.fromEntries(names.map(name => [name, 'new'])));
    for (const name of names) expect(gitChanges([name], cwd)).toEqual([name]);
    expect(readdirSync(cwd)).not.toContain('y');
  });

  it('works before the first commit, in a linked folder, and across repositories', () => {
    const cwd = folderOf({ 'one/a.ts': '', 'two/b.ts': '' });
    git(`${cwd}/one`, 'init', '-q');
    git(`${cwd}/one`, 'add', '.');
    commitAll(`${cwd}/two`);
    put(cwd, { 'two/b.ts': 'B' });
    symlinkSync('two', path.join(cwd, 'link'));
    expect(isGitDirty(['one', 'two'], cwd)).toEqual({ repository: true, changed: ['one/a.ts', 'two/b.ts'] });
    expect(gitChanges(['link/b.ts'], cwd)).toEqual(['two/b.ts']);
  });

  it('says that there is no repository', () => {
    const cwd = folderOf({ 'a.ts': '' });
    mkdirSync(path.join(cwd, 'sub'));
    expect(isGitDirty(['a.ts', 'sub', 'none.ts'], cwd)).toEqual({ repository: false, changed: [] });
  });
});
