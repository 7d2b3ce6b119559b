// @from 4
// @row system-to-instructions
import { generateObject, generateText, streamObject, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const schema = z.object({ title: z.string() });
const system = 'Be brief.';

export const inline = () => generateText({ model, instructions: 'Be brief.', prompt: 'Hello' });

export const shorthand = (prompt: string) => generateText({ model, instructions: system, prompt });

export const quoted = () => generateText({ model, 'instructions': system, prompt: 'Hello' });

export const computed = () => generateText({ model, ["instructions"]: system, prompt: 'Hello' });

export const getter = () =>
  streamText({
    model,
    get instructions() {
      return `Today is ${new Date().toDateString()}.`;
    },
    prompt: 'Hello',
  });

export const text = (city: string) =>
  streamText({
    model,
    // The system prompt
    instructions: `You know the system: ${system}
  system: "${city}"
    - be kind`, // system
    messages: [{ role: 'user', content: 'system' }],
  });

export const objects = async (instructions: string) => {
  await generateObject({ model, schema, instructions, prompt: 'Hello' });
  return streamObject({ model, schema, prompt: 'Hello', instructions: system, });
};
