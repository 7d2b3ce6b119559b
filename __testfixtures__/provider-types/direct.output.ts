// @from 6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';

const model: LanguageModelV4 = openai('gpt-5');
const prompt: LanguageModelV4Prompt = [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }];
const options: LanguageModelV4CallOptions = { prompt };
const show = (part: LanguageModelV4StreamPart) => console.log(part.type);

export async function run() {
  const { stream } = await model.doStream(options);
  await stream.pipeTo(new WritableStream({ write: show }));
}
