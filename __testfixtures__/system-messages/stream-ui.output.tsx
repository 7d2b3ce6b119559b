// @from 5
// @row RSC-05
// @types-skip the package is not installed
// @types-skip-output likewise
import type { LanguageModel, ModelMessage } from 'ai';
import { streamUI } from '@ai-sdk/rsc';

export async function show(model: LanguageModel, history: ModelMessage[]) {
  const result = await streamUI({
    model,
    instructions: 'Be brief.',
    messages: [
      ...history,
    ],
    text: ({ content }) => <p>{content}</p>,
  });
  return result.value;
}
