/** What a fixture cannot show: as code of 7 the same file is renamed, not reported. */
import { expect, test } from 'vitest';
import { findingKeys, migrateFiles } from './fixtures/migrate.js';

test('reports the check of all tools where it is read off a namespace', async () => {
  const text = "import * as ai from 'ai';\n\nexport const isTool = ai.isToolOrDynamicToolUIPart;\n";
  const { after, findings } = (await migrateFiles({ 'a.ts': text }, { from: 5 })).get('a.ts')!;
  expect(after).toBe(text);
  expect(findingKeys(findings)).toEqual(['error:3']);
});
