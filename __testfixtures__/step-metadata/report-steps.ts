// @from 6
// @only step-metadata
// @row step-function-id-metadata
// @findings error:10 error:11 error:11 error:16
import { generateText, streamText, type LanguageModel, type StepResult, type ToolSet } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model, prompt,
    onStepFinish: step => console.log(step.functionId, step.model),
    onFinish: ({ functionId, metadata, steps }) => console.log(functionId, metadata, steps.length),
  });

export async function team(model: LanguageModel, prompt: string) {
  const { steps } = streamText({ model, prompt });
  return (await steps).map((step: StepResult<ToolSet>) => step.metadata?.team);
}
