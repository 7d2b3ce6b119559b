// @from 6
// @only object-events
// @row language-model-response-metadata-messages
import { generateObject, NoObjectGeneratedError, type LanguageModel, type LanguageModelResponseMetadata } from 'ai';
import { z } from 'zod';

export const stub: LanguageModelResponseMetadata = { id: '1', modelId: 'mock', timestamp: new Date(0) };
export const error = (usage: NoObjectGeneratedError['usage']) =>
  new NoObjectGeneratedError({ response: stub, usage: usage!, finishReason: 'stop' });
const log = (response?: LanguageModelResponseMetadata) => console.log(response?.modelId);
export async function ask(model: LanguageModel, prompt: string) {
  const { object, response } = await generateObject({ model, prompt, schema: z.object({ city: z.string() }) });
  log(response);
  return object;
}
export const seen: Array<LanguageModelResponseMetadata | undefined> = [];
export interface Logged extends LanguageModelResponseMetadata {
  cost: number;
}
export type Id = LanguageModelResponseMetadata['id'];
export type Short = Pick<LanguageModelResponseMetadata, 'id' | 'modelId'>;
