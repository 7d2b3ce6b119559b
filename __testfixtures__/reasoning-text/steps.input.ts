// @from 4
// @only reasoning-text
// @row reasoning-string
import type { generateText, StepResult, ToolSet } from 'ai';

interface Shown {
  reasoning?: string;
}

export function show(step: StepResult<ToolSet>): Shown {
  const { reasoning = 'none', text } = step;
  return step.reasoning ? { reasoning } : { reasoning: text };
}

export const texts = (steps: StepResult<ToolSet>[]) => steps.map(step => step.reasoning?.trim() ?? '').join('');

export const first = ({ reasoning }: Pick<StepResult<ToolSet>, 'reasoning'>) => reasoning;

export type Reasoning = StepResult<ToolSet>['reasoning'];

export const partly = (result: Pick<Awaited<ReturnType<typeof generateText>>, 'reasoning'>): string => result.reasoning || '';
