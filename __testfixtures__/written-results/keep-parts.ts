// @from 6
// @only written-results
import type { EmbedResult, GenerateTextResult, StepResult, ToolSet } from 'ai';

interface Outcome {
  text: string;
  finishReason: string;
}

type Some = Pick<StepResult<ToolSet>, 'text' | 'finishReason'>;

declare function take(step: Some): void;
declare const whole: StepResult<ToolSet>;
declare const result: GenerateTextResult<ToolSet, never>;

export const own: Outcome = { text: '', finishReason: 'stop' };
export const cast = { text: '', finishReason: 'stop' } as StepResult<ToolSet>;
export const partial: Partial<GenerateTextResult<ToolSet, never>> = { finishReason: 'stop' };
export const copied: StepResult<ToolSet> = { ...whole, finishReason: 'length' };
export const shown = { text: result.text, finishReason: result.finishReason };
export const embedded: EmbedResult = { value: '', embedding: [1], usage: { tokens: 1 }, warnings: [] };
take({ text: '', finishReason: 'stop' });
