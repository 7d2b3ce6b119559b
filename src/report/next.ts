import type { Report } from '../model.js';
import { isNewFile } from './patch.js';

/** What a person does after a run, in order; nothing where nothing is left to do. */
export function nextSteps({ mode, files, findings, summary }: Report, { install = false } = {}): string[] {
  const { changed, failed } = summary;
  const steps: string[] = [];
  if (changed > 0 && mode === 'write') {
    steps.push(`Look at the changes: git diff${files.some(isNewFile) ? ', and git status for new files' : ''}`);
    if (summary.transforms.some(({ id }) => id === 'manifest') && !install) steps.push('Install the raised versions');
  }
  if (mode === 'write' && findings.some(({ remedy }) => remedy.includes('--deps'))) {
    const first = changed > 0 ? 'Commit, then raise' : 'Raise';
    steps.push(`${first} the versions in package.json: run again with --deps --install`);
  }
  if (changed > 0 && mode === 'write') steps.push('Type-check and run your tests');
  if (changed > 0 && mode === 'dry-run') steps.push('Write the changes: run again without -n');
  if (changed > 0 && mode === 'check')
    steps.push('Look at the changes with -n, then run without --check to write them');
  const open = summary.findings.error + summary.findings.warning;
  if (open === 1) steps.push('See to the finding above: it needs a person');
  if (open > 1) steps.push(`See to the ${open} findings above: they need a person`);
  if (failed > 0) steps.push('See to what failed, then run again');
  return steps;
}
