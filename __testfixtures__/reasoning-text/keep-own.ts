// @from 4
// @only reasoning-text
import { generateObject, generateText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

interface Verdict {
  reasoning: string;
  reasoningDetails: string[];
}

export async function judge(): Promise<Verdict> {
  const schema = z.object({ reasoning: z.string() });
  const { object } = await generateObject({ model, schema, prompt: 'Hello' });
  const { text } = await generateText({
    model,
    prompt: 'Hello',
    providerOptions: { openai: { reasoning: 'high' } },
  });
  const { reasoning } = object;
  return { reasoning: object.reasoning + reasoning, reasoningDetails: [text] };
}
