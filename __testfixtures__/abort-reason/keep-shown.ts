// @from 6
// @only abort-reason
import { streamText, type LanguageModel } from 'ai';

interface Refund {
  reason: string;
}

export const isLate = (refund: Refund) => refund.reason === 'late';

export async function run(model: LanguageModel, signal: AbortSignal) {
  if (signal.reason === 'user') return;
  for await (const part of streamText({ model, prompt: 'Hello', abortSignal: signal }).toUIMessageStream()) {
    if (part.type === 'abort') console.log(`Aborted: ${part.reason}`, part.reason == null);
  }
}
