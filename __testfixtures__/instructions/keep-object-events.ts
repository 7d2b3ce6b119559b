// @from 7
// @row guard-object-start-event-system
import { generateObject, type LanguageModel } from 'ai';
import { z } from 'zod';

export const ask = (model: LanguageModel, prompt: string) =>
  generateObject({
    model,
    schema: z.object({ title: z.string() }),
    instructions: 'Be brief.',
    prompt,
    experimental_onStart: ({ system }) => console.log(system),
    experimental_onStepStart: step => console.log(step.stepNumber),
  });
