// @from 4
// @only reasoning-text
// @row reasoning-string
import type { generateText, StepResult, ToolSet } from 'ai';

interface Shown {
  reasoning?: string;
}

export function show(step: StepResult<ToolSet>): Shown {
  const { reasoningText: reasoning = 'none', text } = step;
  return step.reasoningText ? { reasoning } : { reasoning: text };
}

export const texts = (steps: StepResult<ToolSet>[]) => steps.map(step => step.reasoningText?.trim() ?? '').join('');

export const first = ({ reasoningText: reasoning }: Pick<StepResult<ToolSet>, 'reasoningText'>) => reasoning;

export type Reasoning = StepResult<ToolSet>['reasoningText'];

export const partly = (result: Pick<Awaited<ReturnType<typeof generateText>>, 'reasoningText'>): string => result.reasoningText || '';
