// @from 6
import { createMCPClient } from '@ai-sdk/mcp';

interface Library {
  experimental_listPrompts(): string[];
}

export const names = (library: Library) => library.experimental_listPrompts();
export const close = async (url: string) => (await createMCPClient({ transport: { type: 'sse', url, redirect: 'follow' } })).close();
