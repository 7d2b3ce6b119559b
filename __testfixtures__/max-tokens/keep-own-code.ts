// @from 4
import { generateText, type LanguageModel } from 'ai';
import { z } from 'zod';

export const bodySchema = z.object({ prompt: z.string(), maxTokens: z.number() });

interface Plan {
  name: string;
  maxTokens: number;
}

type Limits = { [plan: string]: { maxTokens: number } };

const plans: Plan[] = [
  { name: 'free', maxTokens: 100 },
  { name: 'pro', maxTokens: 1000 },
];
const limits: Limits = { free: { maxTokens: 100 } };

export class Budget {
  maxTokens = 100;
  spend(maxTokens: number) {
    this.maxTokens -= maxTokens;
    return { maxTokens: this.maxTokens };
  }
}

enum Option {
  maxTokens = 'maxTokens',
}

function truncate(text: string, { maxTokens }: { maxTokens: number }) {
  return text.slice(0, maxTokens * 4);
}

export async function ask(model: LanguageModel, input: z.infer<typeof bodySchema>, budget: Budget) {
  const { text } = await generateText({ model, prompt: truncate(input.prompt, { maxTokens: 10 }) });
  const cap = plans.find(plan => plan.maxTokens > input.maxTokens)?.maxTokens ?? limits.free?.maxTokens;
  const used = budget.spend(3);
  const url = new URL('https://example.com');
  url.searchParams.set('maxTokens', String(cap));
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ text, maxTokens: used.maxTokens }) });
  return Response.json({ ...(await response.json()), maxTokens: cap, option: Option.maxTokens });
}
