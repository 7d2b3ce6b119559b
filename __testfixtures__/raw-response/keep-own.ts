// @from 4
// @only raw-response
import { embedMany, type EmbeddingModel } from 'ai';

declare const model: EmbeddingModel<string>;
declare function fetchRaw(): Promise<{ rawResponse: Response }>;

export async function ask() {
  const { embeddings } = await embedMany({ model, values: ['Hello'] });
  const { rawResponse } = await fetchRaw();
  return [embeddings, rawResponse, (await fetchRaw()).rawResponse];
}
