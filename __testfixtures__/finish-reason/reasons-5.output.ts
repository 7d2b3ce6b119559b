// @from 5
// @only finish-reason
// @row finish-reason-unknown
import { type FinishReason, generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

let last: FinishReason = 'other';

export async function ask(unknown: string) {
  const result = await generateText({ model, prompt: 'Hello' });
  const { finishReason } = result;
  if (result.finishReason === 'other' || unknown === 'unknown') log(unknown);
  last = finishReason;
  return finishReason !== "other" && ['length', 'other'].includes(finishReason);
}

export const stream = () =>
  streamText({
    model,
    prompt: 'Hello',
    onFinish({ finishReason }) {
      switch (finishReason) {
        case 'stop':
        case 'other':
          return log(last);
      }
    },
  });

export const isOdd = (reason: FinishReason): boolean => reason === 'other';

export const label = async () => ((await streamText({ model, prompt: 'Hello' }).finishReason) === 'other' ? '?' : '');
