// @from 4
// @only input-schema, type-arguments
import { type InferToolInput, tool, type ToolExecutionOptions, type ToolSet } from 'ai';
import { z } from 'zod';

const weather = tool({ description: 'asks first', inputSchema: z.object({ city: z.string() }) });
const time = tool({ inputSchema: z.object({ zone: z.string() }), execute: async ({ zone }) => zone });

declare function runConfirmed<
  Tools extends ToolSet,
  Confirmed extends { [Name in keyof Tools as Tools[Name] extends { execute: Function } ? never : Name]: Tools[Name] },
>(
  tools: Tools,
  run: {
    [Name in keyof Tools & keyof Confirmed]?: (
      args: InferToolInput<Confirmed[Name]>,
      options: ToolExecutionOptions<any>,
    ) => Promise<unknown>;
  },
): Promise<void>;

export const done = runConfirmed({ weather, time }, { weather: async ({ city }) => city });
