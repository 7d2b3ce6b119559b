// @from 4
// @only data-streams data-stream-options
import { streamText, type LanguageModel } from 'ai';

declare const settings: { reasoning?: boolean; debug?: boolean };

export function POST(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hi' });
  return result.toDataStreamResponse({ sendReasoning: settings.reasoning || settings.debug });
}
