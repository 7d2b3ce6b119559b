// @from 4
// @findings error:7
// @types-skip vitest is not installed for fixtures of its own
import { vi } from 'vitest';
import * as ai from 'ai';

vi.spyOn(ai, 'experimental_createMCPClient');
