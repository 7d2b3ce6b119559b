// @from 4
import { generateText, type LanguageModel, type ToolSet } from 'ai';

interface Form {
  toolCallType: string;
  parameterSchema: (name: string) => object;
}

export async function main(model: LanguageModel, tools: ToolSet, form: Form) {
  const { text } = await generateText({ model, tools, prompt: form.toolCallType });
  return { text, schema: form.parameterSchema(text), own: { toolCallType: 'function' } };
}
