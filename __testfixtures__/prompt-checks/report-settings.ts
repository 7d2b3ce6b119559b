// @from 6
// @row call-settings-type-checks
// @findings warning:13
import { generateText, InvalidArgumentError, type LanguageModel } from 'ai';

declare function expect(value: unknown): { rejects: { toThrow(error: unknown): Promise<void> } };
declare function test(name: string, body: () => Promise<void>): void;
declare const model: LanguageModel;

test('settings', async () => {
  const temperature = 'hot' as unknown as number;

  await expect(generateText({ model, prompt: 'Hello', temperature: temperature })).rejects.toThrow(InvalidArgumentError);
  await expect(generateText({ model, prompt: 'Hello', maxRetries: -1 })).rejects.toThrow(InvalidArgumentError);
});
