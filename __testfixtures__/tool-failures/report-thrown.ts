// @from 4
// @row tool-errors-not-thrown tool-execution-error
// @only tool-failures
// @findings error:5 warning:13 warning:14
import { generateText, InvalidToolArgumentsError, NoSuchToolError, ToolExecutionError, type LanguageModel, type ToolSet } from 'ai';

export async function main(model: LanguageModel, tools: ToolSet, prompt: string) {
  try {
    const { text } = await generateText({ model, tools, prompt });
    return text;
  } catch (error) {
    if (ToolExecutionError.isInstance(error)) return 'tool';
    if (error instanceof InvalidToolArgumentsError) return 'input';
    if (NoSuchToolError.isInstance(error)) return 'name';
    throw error;
  }
}
