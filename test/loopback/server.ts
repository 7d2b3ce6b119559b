/**
 * Stands in for the servers of model providers: plays the turns that a test scripts, as JSON or as server-sent events, and
 * keeps what it is sent. One server takes many conversations, each at an address of its own.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Turn as ModelTurn } from '../wire/fake-model.js';
import { anthropic } from './anthropic.js';
import { openai } from './openai.js';

export interface Turn extends ModelTurn {
  /** The provider refuses with this status instead. */
  status?: number;
}

export interface ToolResult {
  id: string;
  text: string;
  /** Whether the provider is told that it is an error; undefined where it has no way to say so. */
  isError?: boolean;
}

/** How a provider's API writes what a model says, and where it is told the results of tools. */
export interface Dialect {
  path: string;
  answer(turn: Turn, id: string): object;
  /** What is sent for a turn, piece by piece, the last of them included. */
  events(turn: Turn, id: string): ServerEvent[];
  results(body: string): ToolResult[];
}

export interface ServerEvent {
  event?: string;
  data: object | string;
}

export interface Conversation {
  baseURL: string;
  /** The bodies of all requests, as they came. */
  bodies: string[];
}

export interface Loopback {
  converse(turns: readonly Turn[]): Conversation;
  close(): Promise<void>;
}

export const DIALECTS = { anthropic, openai };

export async function startLoopback(): Promise<Loopback> {
  const conversations: { turns: readonly Turn[]; bodies: string[] }[] = [];
  const server = createServer(async (request, response) => {
    const [, number, path] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const conversation = conversations[Number(number)];
    const dialect = Object.values(DIALECTS).find(dialect => dialect.path === path);
    if (!conversation || !dialect) return refuse(response, 404);
    const body = await text(request);
    const index = conversation.bodies.push(body) - 1;
    const turn = conversation.turns[index] ?? { status: 400 };
    if (turn.status) return refuse(response, turn.status);
    const id = String(index);
    if (JSON.parse(body).stream) return stream(response, dialect.events(turn, id));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(dialect.answer(turn, id)));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    converse(turns) {
      const bodies: string[] = [];
      const number = conversations.push({ turns, bodies }) - 1;
      return { baseURL: `http://127.0.0.1:${port}/${number}`, bodies };
    },
    close() {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  const error = { type: 'scripted', message: `scripted ${status}` };
  // Who tries again need not wait.
  const headers = { 'content-type': 'application/json', 'retry-after-ms': '1' };
  response.writeHead(status, headers).end(JSON.stringify({ type: 'error', error }));
}

function stream(response: ServerResponse, events: readonly ServerEvent[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const { event, data } of events) {
    if (event) response.write(`event: ${event}\n`);
    response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  }
  response.end();
}
