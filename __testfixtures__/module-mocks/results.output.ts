// @from 4
// @only module-mocks renamed-exports
// @row module-mock-factories
// @types-skip vitest is not among the packages
// @types-skip-output vitest is not among the packages
import * as ai from 'ai';
import { wrapLanguageModel, generateText } from 'ai';
import { vi, type Mock } from 'vitest';

vi.mock('ai', () => ({
  generateObject: vi.fn().mockResolvedValue({ object: {}, usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 } }),
  wrapLanguageModel: vi.fn(),
  generateText: vi.fn(),
}));

vi.mocked(generateText).mockResolvedValue({
  text: 'Hi',
  usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 },
  toolCalls: [{ type: 'tool-call', toolCallId: '1', toolName: 'weather', input: { city: 'Rome' } }],
  toolResults: [{ toolCallId: '1', toolName: 'weather', input: {}, output: 'sunny' }],
  steps: [{ toolCalls: [{ toolCallId: '1', input: {} }] }],
} as any);
(ai.streamText as Mock).mockReturnValueOnce({ usage: { inputTokens: 1, outputTokens: 2 } }).mockReturnValueOnce({ 'toolCalls': [] });
(generateText as Mock).mockResolvedValueOnce({ text: 'a' }).mockResolvedValueOnce({ usage: { inputTokens: 1 } });
console.log(wrapLanguageModel);
