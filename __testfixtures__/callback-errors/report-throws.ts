// @from 5
// @row callback-errors-swallowed
// @only callback-errors
// @findings warning:14 warning:21 warning:29 warning:38
import { generateText, streamText, type LanguageModel, type StepResult, type ToolSet } from 'ai';

declare function notFound(): never;
declare const model: LanguageModel;
declare const isOver: (tokens: number | undefined) => boolean;

export const guarded = (prompt: string) =>
  generateText({
    model,
    prompt, onStepFinish: ({ usage }) => { if (isOver(usage.totalTokens)) throw new Error('budget'); },
  });

export const method = (prompt: string) =>
  streamText({
    model,
    prompt,
    async onFinish({ text }) { if (text === '') notFound(); },
  });

export const chunks = (prompt: string) =>
  streamText({
    model,
    prompt,
    onChunk({ chunk }) {
      if (chunk.type === 'raw') throw new TypeError('raw');
    },
  });

const check = (step: StepResult<ToolSet>) => {
  try {
    console.log(step.text);
  } finally {
    // Thrown on.
    if (step.text === '') throw new Error('empty');
  }
};
export const declared = (prompt: string) => generateText({ model, prompt, onStepFinish: check });
