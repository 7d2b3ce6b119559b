// @from 7
import { embed, type EmbeddingModel } from 'ai';

declare const model: EmbeddingModel;

export async function ask() {
  const { response: rawResponse, embedding } = await embed({ model, value: 'Hello' });
  return { rawResponse, embedding };
}
