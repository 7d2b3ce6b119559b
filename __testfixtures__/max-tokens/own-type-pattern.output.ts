// @from 4
import { generateText, type LanguageModel } from 'ai';

interface AskInput {
  prompt: string;
  maxTokens?: number;
  options: { maxTokens: number };
}

export const ask = (model: LanguageModel, { prompt, maxTokens = 100, options }: AskInput) =>
  generateText({ model, prompt, maxOutputTokens: maxTokens, abortSignal: AbortSignal.timeout(options.maxTokens) });

export async function POST(request: Request, model: LanguageModel) {
  const { prompt, maxTokens } = await request.json();
  const { text } = await generateText({ model, prompt, maxOutputTokens: maxTokens });
  return Response.json({ text, maxTokens });
}
