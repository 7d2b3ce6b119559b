/** Variables of the environment: findings in the files that set them, which are never changed. */
import { expect, test } from 'vitest';
import { run } from '../../src/run.js';
import { folderOf, json, optionsIn } from './helpers.js';

const CODE =
  "import { openai } from '@ai-sdk/openai';\nimport { togetherai } from '@ai-sdk/togetherai';\nexport { openai, togetherai };\n";
const FILES = {
  'src/a.ts': CODE,
  '.env': '# OPENAI_BASE_URL=no\nOPENAI_BASE_URL=http://localhost:11434/v1\nANTHROPIC_BASE_URL=http://localhost\n',
  '.env.local': 'export TOGETHER_AI_API_KEY=secret\nMY_TOGETHER_AI_API_KEY=secret\n',
};

async function findings(ai: string): Promise<string[]> {
  const cwd = folderOf({ ...FILES, 'package.json': json({ dependencies: { ai } }) });
  const { report } = await run(optionsIn(cwd, { only: ['environment'] }));
  return report.findings.map(({ severity, path, line }) => `${severity} ${path}:${line}`);
}

test('names of 4 that 7 reads with a warning, and URLs that it reads now, DEF-13 DEF-14', async () => {
  expect(await findings('^4.3.19')).toEqual(['warning .env:2', 'info .env.local:1']);
});

test('URLs that 5 read already are no news', async () => {
  expect(await findings('^5.0.0')).toEqual(['info .env.local:1']);
});
