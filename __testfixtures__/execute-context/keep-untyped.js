// @from 6
import { tool } from 'ai';
import { z } from 'zod';

const roll = tool({ inputSchema: z.object({}), execute: () => 4 });

export const check = () => roll.execute({}, { toolCallId: '1', messages: [] });
