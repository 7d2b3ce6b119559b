// @from 5
// @findings info:9
// @types-skip vitest is not among the packages
import { generateText } from 'ai';
import { vi } from 'vitest';

vi.mocked(generateText).mockResolvedValue({
  text: 'Hi',
  response: { id: '1', modelId: 'm', messages: [] },
} as any);
vi.mocked(generateText).mockResolvedValue({ response: { messages: [] }, responseMessages: [] } as any);
