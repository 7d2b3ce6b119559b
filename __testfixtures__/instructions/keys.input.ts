// @from 4
// @row system-to-instructions
import { generateObject, generateText, streamObject, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const schema = z.object({ title: z.string() });
const system = 'Be brief.';

export const inline = () => generateText({ model, system: 'Be brief.', prompt: 'Hello' });

export const shorthand = (prompt: string) => generateText({ model, system, prompt });

export const quoted = () => generateText({ model, 'system': system, prompt: 'Hello' });

export const computed = () => generateText({ model, ["system"]: system, prompt: 'Hello' });

export const getter = () =>
  streamText({
    model,
    get system() {
      return `Today is ${new Date().toDateString()}.`;
    },
    prompt: 'Hello',
  });

export const text = (city: string) =>
  streamText({
    model,
    // The system prompt
    system: `You know the system: ${system}
  system: "${city}"
    - be kind`, // system
    messages: [{ role: 'user', content: 'system' }],
  });

export const objects = async (instructions: string) => {
  await generateObject({ model, schema, system: instructions, prompt: 'Hello' });
  return streamObject({ model, schema, prompt: 'Hello', system, });
};
