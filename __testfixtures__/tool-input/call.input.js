// @from 4
import { generateText } from 'ai';

/** @param {import('ai').LanguageModel} model */
export async function main(model, tools) {
  const { toolCalls, toolResults } = await generateText({ model, tools, prompt: 'Hello' });
  for (const call of toolCalls) console.log(call.args.city);
  return toolResults.map(({ toolName, result }) => `${toolName} ${result.degrees}`);
}
