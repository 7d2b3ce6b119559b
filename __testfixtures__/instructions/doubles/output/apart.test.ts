import { summarize } from './apart';

declare const vi: { fn(): { mock: { calls: { prompt: string }[][] } }; mock(module: string, make: () => unknown): void };
declare const expect: (value: unknown) => { toBe(value: unknown): void };

// It asks for no old name.
const mockGenerateText = vi.fn();
vi.mock('ai', () => ({ generateText: mockGenerateText }));

await summarize({} as never, 'Hi');
expect(mockGenerateText.mock.calls[0]![0]!.prompt).toBe('Hi');
