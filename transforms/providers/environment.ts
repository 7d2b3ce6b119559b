import { guide6 } from '../../src/guides.js';
import type { Generation } from '../../src/model.js';
import { join } from '../../src/project/paths.js';
import { type DataFile, defineTransform, type ManifestContext, type Remark } from '../../src/transform.js';

interface Row {
  of: string;
  from: readonly Generation[];
  remark: Remark;
}

const baseUrl = (name: string, of: string): Row => ({
  of,
  from: [4],
  remark: {
    message: `\`${name}\` had no effect on AI SDK 4; under 7 requests of \`${of}\` go there.`,
    remedy: 'If that is not wanted, pass `baseURL` where the provider is made, or take the variable out.',
    severity: 'warning',
  },
});

const VARIABLES: Readonly<Record<string, Row>> = {
  OPENAI_BASE_URL: baseUrl('OPENAI_BASE_URL', '@ai-sdk/openai'),
  ANTHROPIC_BASE_URL: baseUrl('ANTHROPIC_BASE_URL', '@ai-sdk/anthropic'),
  TOGETHER_AI_API_KEY: {
    of: '@ai-sdk/togetherai',
    from: [4, 5, 6],
    remark: {
      message: '`TOGETHER_AI_API_KEY` is the old name of the variable, which 7 reads with a warning.',
      remedy: 'Name it `TOGETHER_API_KEY`, here and where it is set.',
      severity: 'info',
    },
  },
};

/** Files that set variables: folder and name. */
const FILES: readonly { folder: string; name: RegExp }[] = [
  { folder: '.', name: /^\.env(?:\.|$)|^(?:docker-)?compose\.ya?ml$|dockerfile/i },
  { folder: '.github/workflows', name: /\.ya?ml$/ },
];

const SET = new RegExp(`(?<=^[\\s-]*(?:export\\s+|ENV\\s+)?)(?:${Object.keys(VARIABLES).join('|')})(?=\\s*[=:])`, 'gm');

export const environment = defineTransform({
  id: 'environment',
  title: 'Variables of the environment that 7 reads',
  kind: 'silent',
  from: [4, 5, 6],
  words: [],
  why: '7 reads the base URL of OpenAI and of Anthropic from the environment, where it may be set for another tool.',
  keeps: ['everything: files with secrets are never changed'],
  before: 'OPENAI_BASE_URL=http://localhost:11434/v1',
  after: 'OPENAI_BASE_URL=http://localhost:11434/v1 # reported',
  docs: guide6('providers'),
  visit() {},
  inspectManifest(context) {
    const { manifest, workspaces } = context;
    for (const top of new Set([manifest.folder, workspaces.boundary(manifest.folder)])) {
      for (const { folder, name } of FILES) {
        const names = workspaces.disk.list(join(top, folder)).filter(entry => name.test(entry));
        for (const found of names.toSorted()) {
          const file = context.open(join(top, folder, found));
          if (file) reportIn(file, context);
        }
      }
    }
  },
});

function reportIn(file: DataFile, context: ManifestContext): void {
  for (const match of file.unit.text.matchAll(SET)) {
    const { of, from, remark } = VARIABLES[match[0]]!;
    const uses = context.units.some(unit => unit.code.includes(of) && from.includes(unit.package.generation!));
    if (uses) context.report(file, { start: match.index, end: match.index + match[0].length }, remark);
  }
}
