// @from 4
// @row embed-raw-response
import * as ai from 'ai';
import { embed } from 'ai';

declare const model: Parameters<typeof embed>[0]['model'];

export async function ask() {
  const result = await embed({ model, value: 'Hello' });
  const { response: rawResponse, embedding } = await embed({ model, value: 'Hello' });
  const { response: { headers } = {} } = await ai.embed({ model, value: 'Hello' });
  return [result.response?.headers, result['response'], rawResponse, embedding, headers];
}
