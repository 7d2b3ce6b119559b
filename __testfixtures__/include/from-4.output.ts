// @from 4
// @only include
// @row request-response-body
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

export async function ask() {
  const { request, response } = await generateText({ model, prompt: 'Hello', include: { requestBody: true, responseBody: true } });
  const result = streamText({ model, prompt: 'Hello', include: { requestBody: true } });
  log(request.body, response.body, (await result.request).body);
}
