// @from 4
// @types-skip vitest is not among the packages
import { tool } from 'ai';
import { vi } from 'vitest';
import { generateText } from './own';

vi.mock('./own', () => ({ generateText: vi.fn().mockResolvedValue({ usage: { promptTokens: 1 } }) }));
vi.mocked(generateText).mockResolvedValue({ usage: { promptTokens: 1 }, toolCalls: [{ args: {} }] });
const send = vi.fn().mockResolvedValue({ usage: { promptTokens: 1 } });
console.log(send, typeof tool);
