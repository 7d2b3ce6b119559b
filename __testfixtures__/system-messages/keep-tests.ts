// @from 6
// @types-skip vitest is not what this is about
import { generateText } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { expect, test } from 'vitest';

test('sends the rules first', async () => {
  const model = new MockLanguageModelV3();
  await generateText({ model, prompt: 'Hello' });
  expect(model.doGenerateCalls[0]!.prompt).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
  ]);
  expect(model.doGenerateCalls[0]).toMatchObject({ prompt: [{ role: 'system', content: 'Be brief.' }] });
});
