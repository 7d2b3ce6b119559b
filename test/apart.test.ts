/** A file that imports hooks of another generation than `ai` was written for that of the hooks. */
import { expect, test } from 'vitest';
import { run } from '../src/run.js';
import { folderOf, json, optionsIn } from './project/helpers.js';

const CHAT = `import { useChat } from '@ai-sdk/react';

export function Chat({ id }: { id: string }) {
  const { messages, reload } = useChat({ id, initialMessages: [] });
  return <button onClick={() => reload()}>{messages.length}</button>;
}
`;

async function editedBy(hooks: string): Promise<string[]> {
  const cwd = folderOf({
    'package.json': json({ dependencies: { ai: '^5.0.48', '@ai-sdk/react': hooks } }),
    'chat.tsx': CHAT,
  });
  const { report } = await run(optionsIn(cwd, { mode: 'dry-run' }));
  return report.summary.transforms.map(({ id }) => id);
}

test('hooks of 4 beside ai of 5', async () => {
  expect(await editedBy('^1.2.0')).toEqual(['use-chat']);
});

test('hooks of 5', async () => {
  expect(await editedBy('^2.0.0')).toEqual([]);
});
