// @from 6
// @row start-event-headers
// @findings warning:14
import { generateText, type LanguageModel } from 'ai';

declare function expect(value: unknown): { toEqual(expected: unknown): void; toBeDefined(): void };

export const checked = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    headers: { 'x-team': 'search' },
    onStart: event => {
      expect(event.headers).toEqual({ 'x-team': 'search' });
      expect(event.headers).toBeDefined();
      expect(event.modelId).toBeDefined();
    },
  });
