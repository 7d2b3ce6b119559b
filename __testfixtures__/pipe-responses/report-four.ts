// @from 4
// @only pipe-responses
// @findings warning:8
import type { ServerResponse } from 'node:http';
import { pipeDataStreamToResponse } from 'ai';

const response = { writeHead: () => response, write: () => true, end: () => response } as unknown as ServerResponse;
export const send = () => pipeDataStreamToResponse(response, { execute: async () => {} });
