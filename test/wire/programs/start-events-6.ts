// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'Hello.' }, { text: 'Hello.' }];

export async function main(model: LanguageModel) {
  const seen: unknown[] = [];
  await generateText({
    model,
    prompt: 'Greet.',
    system: 'Be brief.',
    experimental_onStart: event => void seen.push(event.model.modelId, event.system),
    experimental_onStepStart: ({ model, stepNumber }) => void seen.push(stepNumber, model.provider, { model }),
  });
  const { text } = streamText({
    model,
    prompt: 'Greet.',
    experimental_onStart: ({ model: { provider, modelId } }) => void seen.push(`${provider}/${modelId}`),
    onStepFinish: step => void seen.push(step.text),
    onFinish: ({ finishReason }) => void seen.push(finishReason),
  });
  return { text: await text, seen };
}
