// @from 4
// @only input-schema, type-arguments
import { tool, type ToolExecutionOptions, type ToolSet } from 'ai';
import { z } from 'zod';
import type { z as schemas } from 'zod';

const weather = tool({ description: 'asks first', parameters: z.object({ city: z.string() }) });
const time = tool({ parameters: z.object({ zone: z.string() }), execute: async ({ zone }) => zone });

declare function runConfirmed<
  Tools extends ToolSet,
  Confirmed extends { [Name in keyof Tools as Tools[Name] extends { execute: Function } ? never : Name]: Tools[Name] },
>(
  tools: Tools,
  run: {
    [Name in keyof Tools & keyof Confirmed]?: (
      args: schemas.infer<Confirmed[Name]['parameters']>,
      options: ToolExecutionOptions,
    ) => Promise<unknown>;
  },
): Promise<void>;

export const done = runConfirmed({ weather, time }, { weather: async ({ city }) => city });
