// @from 6
import { ToolLoopAgent, type LanguageModel } from 'ai';
import { z } from 'zod';

interface Phone {
  prepareCall: (number: string) => { number: string };
}

export const phone: Phone = { prepareCall: number => ({ number }) };

export const agent = (model: LanguageModel) =>
  new ToolLoopAgent({
    model,
    callOptionsSchema: z.object({ user: z.string() }),
    prepareCall: ({ options, ...rest }) => ({ ...rest, instructions: `For ${options.user}.` }),
  });

export const same = (model: LanguageModel) => new ToolLoopAgent({ model, prepareCall: settings => settings });
