// @from 4
// @only module-mocks renamed-exports
// @row module-mock-factories
// @types-skip vitest is not among the packages
// @types-skip-output vitest is not among the packages
import * as ai from 'ai';
import { experimental_wrapLanguageModel, generateText } from 'ai';
import { vi, type Mock } from 'vitest';

vi.mock('ai', () => ({
  generateObject: vi.fn().mockResolvedValue({ object: {}, usage: { promptTokens: 1, completionTokens: 2, totalTokens: 3 } }),
  experimental_wrapLanguageModel: vi.fn(),
  generateText: vi.fn(),
}));

vi.mocked(generateText).mockResolvedValue({
  text: 'Hi',
  usage: { promptTokens: 1, completionTokens: 2, totalTokens: 3 },
  toolCalls: [{ type: 'tool-call', toolCallId: '1', toolName: 'weather', args: { city: 'Rome' } }],
  toolResults: [{ toolCallId: '1', toolName: 'weather', args: {}, result: 'sunny' }],
  steps: [{ toolCalls: [{ toolCallId: '1', args: {} }] }],
} as any);
(ai.streamText as Mock).mockReturnValueOnce({ usage: { promptTokens: 1, completionTokens: 2 } }).mockReturnValueOnce({ 'toolCalls': [] });
(generateText as Mock).mockResolvedValueOnce({ text: 'a' }).mockResolvedValueOnce({ usage: { promptTokens: 1 } });
console.log(experimental_wrapLanguageModel);
