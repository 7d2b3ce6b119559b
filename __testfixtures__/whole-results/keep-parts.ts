// @from 6
// @only whole-results
import { generateObject, generateText, type LanguageModel, type ToolSet } from 'ai';

interface Answer {
  text: string;
  usage: { inputTokens: number | undefined };
}

declare const model: LanguageModel;
declare const tools: ToolSet;

const record = (answer: Answer) => console.log(answer.usage);

export async function ask() {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  record(result);
  const { object, ...rest } = await generateObject({ model, output: 'no-schema', prompt: 'Hello' });
  console.log(JSON.stringify(result.steps), JSON.stringify({ ...rest, object }));
  return Response.json({ text: result.text, usage: result.usage });
}
