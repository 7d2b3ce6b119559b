/** An app on loopback: its page, and its handler behind `/api/chat`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Handler, Page } from './bundle.js';

export interface Served {
  url: string;
  close(): Promise<void>;
}

export async function serve(page: Page, handler: Handler): Promise<Served> {
  const server = createServer((request, response) => {
    const answered = request.method === 'POST' ? answer(handler, request, response) : send(page, request, response);
    Promise.resolve(answered).catch(error => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function send(page: Page, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const content = page.get(url);
  const type = url === '/' ? 'text/html' : url.endsWith('.js') ? 'text/javascript' : 'text/css';
  // A browser asks for an icon too.
  if (content === undefined) response.writeHead(204).end();
  else response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
}

async function answer(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url !== '/api/chat') return void response.writeHead(404).end('There is nothing here.');
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = new Headers(request.headers as Record<string, string>);
  const body = Buffer.concat(chunks);
  const given = await handler.POST(new Request('http://localhost/api/chat', { method: 'POST', headers, body }));
  response.writeHead(given.status, Object.fromEntries(given.headers));
  if (given.body) Readable.fromWeb(given.body as ReadableStream).pipe(response);
  else response.end();
}
