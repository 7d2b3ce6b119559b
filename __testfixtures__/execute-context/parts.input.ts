// @from 6
// @only execute-context type-arguments
import { tool, type ToolExecutionOptions } from 'ai';
import { z } from 'zod';

const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => city });

/** A cast to the whole type asks for all of it. */
const cast = { toolCallId: '1', messages: [] } as ToolExecutionOptions;
const excused = { toolCallId: '2', messages: [] } as Partial<ToolExecutionOptions>;
const anything = { toolCallId: '3', messages: [] } as any;

/** What a spread may bring wins. */
const made = (more: Partial<ToolExecutionOptions> = {}): ToolExecutionOptions => ({ toolCallId: '4', messages: [], ...more });
const copied = (options: ToolExecutionOptions): ToolExecutionOptions => ({ ...options, toolCallId: '5' });

export const all = [cast, { ...cast, ...excused }, anything, made(), copied(cast)].map(options =>
  weather.execute?.({ city: 'Rome' }, options),
);
