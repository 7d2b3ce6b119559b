import { tool } from 'ai';
import { z } from 'zod';
import { isDown } from './lib/outside';

export const tools = {
  openLock: tool({
    description: 'Opens a lock of the canal.',
    inputSchema: z.object({ lock: z.string() }),
    execute: async ({ lock }) => {
      if (isDown()) {
        throw { reason: 'LOCK_PLC', url: 'modbus://worker:s3cr3t@172.16.4.9', lock };
      }
      return { lock, open: true };
    },
  }),
};
