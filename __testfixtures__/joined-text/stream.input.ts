// @from 4
// @only joined-text,max-steps
// @row text-stream-multistep
import { type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function save(text: string): void;

export async function awaited() {
  const result = streamText({ model, tools, prompt: 'Hello', maxSteps: 5 });
  save(await result.text);
  const all = (await result.text).trim();
  result.text.then(save);
  const [text, usage] = await Promise.all([result.text, result.usage]);
  return { all, text, usage, later: result.text };
}

export async function taken(maxSteps: number) {
  const { text, textStream } = streamText({ model, tools, prompt: 'Hello', maxSteps });
  for await (const chunk of textStream) save(chunk);
  save(await text);
  return { text };
}

export async function handed(result: ReturnType<typeof streamText>) {
  return await result.text;
}
