import type { Report } from '../model.js';

/** What a person does after a run, in order; nothing where nothing is left to do. */
export function nextSteps({ mode, packages, summary }: Report): string[] {
  const { changed, failed, findings } = summary;
  const steps: string[] = [];
  if (changed > 0 && mode === 'write') {
    steps.push('Look at the changes: git diff');
    if (packages.some(one => one.changed > 0 && one.from !== 7)) {
      steps.push('Raise ai and @ai-sdk/* in package.json to their versions for AI SDK 7 by hand, then install');
    }
    steps.push('Type-check and run your tests');
  }
  if (changed > 0 && mode === 'dry-run') steps.push('Write the changes: run again without -n');
  if (changed > 0 && mode === 'check')
    steps.push('Look at the changes with -n, then run without --check to write them');
  const open = findings.error + findings.warning;
  if (open === 1) steps.push('See to the finding above: it needs a person');
  if (open > 1) steps.push(`See to the ${open} findings above: they need a person`);
  if (failed > 0) steps.push('See to what failed, then run again');
  return steps;
}
