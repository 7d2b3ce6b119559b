// @from 4
// @findings warning:17 warning:18 warning:22 warning:27
import { z } from 'zod';
import * as ai from 'ai';
import { createMCPClient as connect, type JSONRPCMessage } from '@ai-sdk/mcp';
import { generateId } from 'ai';
import type { ToolSet } from 'ai';

export { MCPClientError } from '@ai-sdk/mcp';
export type { Tool } from 'ai';
export type { MCPTransport } from '@ai-sdk/mcp';
export type Request = import('@ai-sdk/mcp').JSONRPCRequest;

export const id = generateId();
export const parse = (text: string): JSONRPCMessage => JSON.parse(text);
export const none: ToolSet = {};
export const name = z.string();

export const client = (url: string) => connect({ transport: { type: 'sse', url } });
export const again = (url: string) => connect({ transport: { type: 'sse', url } });

export async function late(url: string) {
  const { streamText } = await import('ai');
  const { createMCPClient: create } = await import('@ai-sdk/mcp');
  return { streamText, client: await create({ transport: { type: 'sse', url } }) };
}

export async function alone(url: string) {
  const { createMCPClient: experimental_createMCPClient } = await import('@ai-sdk/mcp');
  return experimental_createMCPClient({ transport: { type: 'sse', url } });
}
