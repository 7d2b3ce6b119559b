import type { Edit, FileReport, Finding, Report } from '../../src/model.js';
import { createPatch, formatPatch } from '../../src/report/patch.js';
import { createReport, type ReportInput } from '../../src/report/report.js';

/** An edit that replaces the only place of `before` in a text. */
export function editOf(text: string, transform: string, before: string, after: string): Edit {
  const start = text.indexOf(before);
  const head = text.slice(0, start).split('\n');
  const body = before.split('\n');
  const column = head.at(-1)!.length + 1;
  return {
    transform,
    kind: 'silent',
    line: head.length,
    column,
    endLine: head.length + body.length - 1,
    endColumn: body.length === 1 ? column + before.length : body.at(-1)!.length + 1,
    before,
    after,
  };
}

/** A changed file, its edits given as transform, old text, new text. */
export function changedFile(
  path: string,
  owner: string,
  text: string,
  changes: [string, string, string][],
): FileReport {
  const splices = changes
    .map(([, before, after]) => ({
      start: text.indexOf(before),
      end: text.indexOf(before) + before.length,
      text: after,
    }))
    .sort((a, b) => a.start - b.start);
  let after = '';
  let at = 0;
  for (const splice of splices) {
    after += text.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
  after += text.slice(at);
  return {
    path,
    package: owner,
    status: 'changed',
    reason: null,
    edits: changes.map(([transform, before, next]) => editOf(text, transform, before, next)),
    patch: formatPatch(createPatch(path, text, after, splices)),
  };
}

export function finding(over: Partial<Finding> = {}): Finding {
  return {
    transform: 'system-messages',
    kind: 'breaking',
    severity: 'error',
    path: 'apps/web/lib/chat.ts',
    line: 3,
    column: 5,
    endLine: 3,
    endColumn: 11,
    message: 'A system message in `messages` throws in AI SDK 7.',
    remedy: 'Move its text to `instructions`.',
    docs: 'https://ai-sdk.dev/docs/migration-guides/system',
    ...over,
  };
}

export const CHAT = `import { generateText } from 'ai';

export const answer = await generateText({
  model,
  maxTokens: 100,
  maxSteps: 3,
  prompt: 'Hi',
});
`;

export const sampleInput: ReportInput = {
  mode: 'dry-run',
  packages: [
    { path: 'packages/ui', name: 'ui', from: null, evidence: 'no AI SDK in package.json', files: 20 },
    { path: 'apps/web', name: 'web', from: 4, evidence: 'package.json: ai ^4.3.0', files: 38 },
  ],
  files: [
    changedFile('apps/web/lib/chat.ts', 'apps/web', CHAT, [
      ['max-tokens', 'maxTokens', 'maxOutputTokens'],
      ['max-steps', 'maxSteps: 3', 'stopWhen: isStepCount(3)'],
      ['max-steps', '{ generateText }', '{ generateText, isStepCount }'],
    ]),
    changedFile('apps/web/a.ts', 'apps/web', 'f({ maxTokens: 1 });\n', [
      ['max-tokens', 'maxTokens', 'maxOutputTokens'],
    ]),
    {
      path: 'apps/web/broken.ts',
      package: 'apps/web',
      status: 'failed',
      reason: 'line 3: unexpected }',
      edits: [editOf('maxTokens', 'max-tokens', 'maxTokens', 'x')],
      patch: 'never written',
    },
    { path: 'apps/web/same.ts', package: 'apps/web', status: 'unchanged', reason: null, edits: [], patch: '' },
  ],
  findings: [
    finding({ path: 'packages/ui/b.ts', line: 9 }),
    finding({
      path: 'packages/ui/b.ts',
      line: 9,
      column: 2,
      severity: 'info',
      message: 'Usage counts all steps now.',
      remedy: '',
      docs: '',
    }),
    finding(),
    finding({
      path: 'apps/web/lib/chat.ts',
      line: 1,
      severity: 'warning',
      transform: 'usage',
      message: 'Cannot tell what `r` is.',
    }),
  ],
  found: 58,
  selected: 12,
};

export function sample(over: Partial<ReportInput> = {}): Report {
  return createReport({ ...sampleInput, ...over });
}
