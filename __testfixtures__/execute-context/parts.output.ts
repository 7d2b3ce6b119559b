// @from 6
// @only execute-context type-arguments
import { tool, type ToolExecutionOptions } from 'ai';
import { z } from 'zod';

const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => city });

/** A cast to the whole type asks for all of it. */
const cast = { toolCallId: '1', messages: [], context: {} } as ToolExecutionOptions<any>;
const excused = { toolCallId: '2', messages: [] } as Partial<ToolExecutionOptions<any>>;
const anything = { toolCallId: '3', messages: [] } as any;

/** What a spread may bring wins. */
const made = (more: Partial<ToolExecutionOptions<any>> = {}): ToolExecutionOptions<any> => ({ toolCallId: '4', messages: [], context: {}, ...more });
const copied = (options: ToolExecutionOptions<any>): ToolExecutionOptions<any> => ({ ...options, toolCallId: '5' });

export const all = [cast, { ...cast, ...excused }, anything, made(), copied(cast)].map(options =>
  weather.execute?.({ city: 'Rome' }, options),
);
