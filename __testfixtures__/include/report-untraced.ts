// @from 6
// @findings error:6 error:8 error:15
import { generateText, type LanguageModel, type LanguageModelRequestMetadata, type StepResult, type ToolSet } from 'ai';

/** Where it comes from, nothing tells. */
export const bodyOf = (request: LanguageModelRequestMetadata) => request.body;

export const responses = (steps: StepResult<ToolSet>[]) => steps.map(step => step.response.body);

export async function spread(
  model: LanguageModel,
  settings: Partial<Parameters<typeof generateText>[0]> & { prompt: string; messages?: undefined },
) {
  const { steps } = await generateText({ ...settings, model });
  return steps[0]?.request.body;
}
