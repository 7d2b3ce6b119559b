// @from 6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3Prompt, LanguageModelV3StreamPart } from '@ai-sdk/provider';

const model: LanguageModelV3 = openai('gpt-5');
const prompt: LanguageModelV3Prompt = [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }];
const options: LanguageModelV3CallOptions = { prompt };
const show = (part: LanguageModelV3StreamPart) => console.log(part.type);

export async function run() {
  const { stream } = await model.doStream(options);
  await stream.pipeTo(new WritableStream({ write: show }));
}
