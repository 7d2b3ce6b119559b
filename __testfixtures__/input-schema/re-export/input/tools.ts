import { z } from 'zod';
import { defineTool, logged } from './sdk';

export const now = defineTool({ parameters: z.object({}), execute: async () => 'now' });

export const today = logged('today', { parameters: z.object({}) });
