// @from 5
// @only callback-errors
import { generateObject, generateText, streamObject, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

export const caught = (prompt: string) =>
  generateText({
    model,
    prompt,
    onStepFinish: ({ text }) => {
      try {
        if (text === '') throw new Error('empty');
      } catch (error) {
        console.error(error);
      }
      const later = () => {
        throw new Error('later');
      };
      setTimeout(later, 0);
    },
  });

export const object = (prompt: string) =>
  streamObject({
    model,
    prompt,
    schema: z.object({}),
    onFinish({ error }) {
      if (error) throw error;
    },
  });

class Machine {
  onStepFinish = () => {
    throw new Error('mine');
  };
}
export const own = [new Machine(), generateObject];
