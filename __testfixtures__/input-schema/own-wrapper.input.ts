// @from 4
import { tool } from 'ai';
import { z } from 'zod';

interface Config<T extends z.ZodTypeAny> {
  name: string;
  parameters: T;
  run: (input: z.infer<T>) => string;
}

function createTool<T extends z.ZodTypeAny>(config: Config<T>) {
  return { [config.name]: tool({ description: config.name, parameters: config.parameters }) };
}

function createNamed<T extends z.ZodTypeAny>({ name, parameters }: { name: string; parameters: T }) {
  return tool({ description: name, parameters });
}

export const tools = {
  ...createTool({ name: 'weather', parameters: z.object({ city: z.string() }), run: ({ city }) => city }),
  time: createNamed({ name: 'time', parameters: z.object({ zone: z.string() }) }),
};
