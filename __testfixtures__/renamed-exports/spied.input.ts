// @from 6
import * as ai from 'ai';
import { vi } from 'vitest';
const own = { experimental_generateImage: () => 1 };

vi.spyOn(ai, 'experimental_generateImage').mockResolvedValue({} as never);
vi.spyOn(await import('ai'), 'isToolOrDynamicToolUIPart');
vi.spyOn(own, 'experimental_generateImage');
