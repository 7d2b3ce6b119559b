// @from 4
// @only finish-reason
// @row finish-reason-unknown
import { type FinishReason, generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

let last: FinishReason = 'unknown';

export async function ask(unknown: string) {
  const result = await generateText({ model, prompt: 'Hello' });
  const { finishReason } = result;
  if (result.finishReason === 'unknown' || unknown === 'unknown') log(unknown);
  last = finishReason;
  return finishReason !== "unknown" && ['length', 'unknown'].includes(finishReason);
}

export const stream = () =>
  streamText({
    model,
    prompt: 'Hello',
    onFinish({ finishReason }) {
      switch (finishReason) {
        case 'stop':
        case 'unknown':
          return log(last);
      }
    },
  });

export const isOdd = (reason: FinishReason): boolean => reason === 'unknown';

export const label = async () => ((await streamText({ model, prompt: 'Hello' }).finishReason) === 'unknown' ? '?' : '');
