import { ask } from './ask';

declare const vi: { fn(): { mock: { calls: { system: string }[][] } }; mock(module: string, make: () => unknown): void };
declare const expect: (value: unknown) => { toBe(value: unknown): void };

const mockGenerateText = vi.fn();
vi.mock('ai', () => ({ generateText: mockGenerateText }));

await ask({} as never, 'Hi');
expect(mockGenerateText.mock.calls[0]![0]!.system).toBe('Be brief.');
