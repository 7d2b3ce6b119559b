import { z } from 'zod';
import { defineTool, logged } from './sdk';

export const now = defineTool({ inputSchema: z.object({}), execute: async () => 'now' });

export const today = logged('today', { inputSchema: z.object({}) });
