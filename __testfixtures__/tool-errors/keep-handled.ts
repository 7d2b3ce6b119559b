// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function visa(file: string): Promise<{ stage: string }>;
declare const logger: { error(context: object, message: string): void };

const failure = (error: string) => ({ ok: false as const, error });

const inputSchema = z.object({ file: z.string() });

export const tools = {
  visaStatus: tool({
    inputSchema,
    execute: async ({ file }) => {
      try {
        const row = await visa(file);
        return { ok: true as const, file, stage: row.stage };
      } catch (cause) {
        logger.error({ err: cause, file }, 'visa register');
        return { ok: false as const, error: 'visa_register_down', retryable: true };
      }
    },
  }),
  visaStage: tool({
    inputSchema,
    execute: async ({ file }) => {
      let stage = 'unknown';
      try {
        stage = (await visa(file)).stage;
      } catch {}
      return { stage };
    },
  }),
  visaHelper: tool({
    inputSchema,
    execute: async ({ file }) => {
      try {
        return await visa(file);
      } catch (error) {
        logger.error({ error }, 'visa');
        return failure('visa_register_down');
      }
    },
  }),
  visaFixed: tool({
    inputSchema,
    execute: async ({ file }) => {
      try {
        return await visa(file);
      } catch {
        throw new Error('The register is down.');
      }
    },
  }),
  visaChain: tool({
    inputSchema,
    execute: async ({ file }) =>
      visa(file)
        .then(row => ({ ok: true as const, stage: row.stage }))
        .catch(() => ({ ok: false as const, stage: null })),
  }),
  visaAwaited: tool({
    inputSchema,
    execute: async ({ file }) => {
      const row = await visa(file).catch(() => null);
      return row?.stage ?? 'unknown';
    },
  }),
};
