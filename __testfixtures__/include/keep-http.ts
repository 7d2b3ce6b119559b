// @from 6
import { embed, generateText, type EmbeddingModel, type LanguageModel } from 'ai';

export async function POST(request: Request, model: LanguageModel, embedding: EmbeddingModel) {
  const response = await fetch('https://example.com', { method: 'POST', body: request.body });
  const { steps } = await generateText({ model, prompt: `${response.body === null}` });
  const { response: embedded } = await embed({ model: embedding, value: 'Hello' });
  return { id: steps[0]?.response.id, body: embedded?.body };
}
