// @from 4
// @findings info:8
import { tool } from 'ai';
import { z } from 'zod';

declare function register(definition: any): void;

register({ description: 'Search', parameters: z.object({ query: z.string() }), execute: async () => '' });

export const now = tool;
