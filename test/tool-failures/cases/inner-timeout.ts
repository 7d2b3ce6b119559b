import { tool } from 'ai';
import { z } from 'zod';
import { isDown, wait } from './lib/outside';

async function gauge(host: string, signal: AbortSignal): Promise<number> {
  try {
    await wait(isDown() ? 5000 : 1, signal);
  } catch (error) {
    throw new DOMException(`${host}: ${(error as Error).message}`, 'TimeoutError');
  }
  return 7;
}

export const tools = {
  readGauge: tool({
    description: 'Wind at a station.',
    inputSchema: z.object({ station: z.string() }),
    execute: async ({ station }) => ({ station, force: await gauge('wind.internal', AbortSignal.timeout(500)) }),
  }),
};
