import { show } from './show';

declare const vi: { fn(): { mockReturnValue(value: unknown): void }; mock(module: string, make: () => unknown): void };

const mockStreamText = vi.fn();
vi.mock('ai', () => ({ streamText: mockStreamText }));
mockStreamText.mockReturnValue({ fullStream: (async function* () {})() });

await show({} as never, 'Hi');
