// @from 4
// @findings warning:17 warning:18 warning:22 warning:27
import { z } from 'zod';
import * as ai from 'ai';
import { experimental_createMCPClient as connect, generateId } from 'ai';
import type { JSONRPCMessage, ToolSet } from 'ai';

export { MCPClientError } from 'ai';
export type { MCPTransport, Tool } from 'ai';
export type Request = import('ai').JSONRPCRequest;

export const id = generateId();
export const parse = (text: string): JSONRPCMessage => JSON.parse(text);
export const none: ToolSet = {};
export const name = z.string();

export const client = (url: string) => connect({ transport: { type: 'sse', url } });
export const again = (url: string) => ai.experimental_createMCPClient({ transport: { type: 'sse', url } });

export async function late(url: string) {
  const { experimental_createMCPClient: create, streamText } = await import('ai');
  return { streamText, client: await create({ transport: { type: 'sse', url } }) };
}

export async function alone(url: string) {
  const { experimental_createMCPClient } = await import('ai');
  return experimental_createMCPClient({ transport: { type: 'sse', url } });
}
