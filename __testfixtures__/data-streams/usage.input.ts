// @from 4
// @row send-usage
// @findings warning:22 warning:25 warning:31
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare const counted: boolean;

export function hidden(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({ sendUsage: false });
}

export function among(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({
    sendUsage: false,
    sendReasoning: true,
    headers: { 'x-chat': '1' },
  });
}
export function shown(prompt: string) { return streamText({ model, prompt }).toDataStreamResponse({ sendUsage: true }); }
export const asked = (prompt: string) => {
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({ sendUsage: counted, sendSources: true });
};

const options = { sendUsage: false, sendReasoning: true };
export function apart(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toDataStream(options).getReader();
}
