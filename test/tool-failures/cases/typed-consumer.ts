import { type InferUITools, tool, type UIDataTypes, type UIMessage } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  snowDepth: tool({
    description: 'Depth of the snow on a slope.',
    inputSchema: z.object({ slope: z.string() }),
    execute: async ({ slope }) => {
      const depth = await ask('snow', 80);
      return { slope, depth };
    },
  }),
};

type Message = UIMessage<never, UIDataTypes, InferUITools<typeof tools>>;

export const depths = ({ parts }: Message): number[] =>
  parts.flatMap(part =>
    part.type === 'tool-snowDepth' && part.state === 'output-available' ? [part.output.depth] : [],
  );
