// @from 4
// @only reasoning-text
// @types-skip-output what is reported does not compile
// @row reasoning-details
// @findings error:10 error:14 error:15 error:15 error:16
import type { StepResult, ToolSet } from 'ai';

declare function log(...values: unknown[]): void;

export const count = (step: StepResult<ToolSet>) => step.reasoningDetails.length;

export class Log {
  show(step: StepResult<ToolSet>) {
    for (const detail of step.reasoningDetails)
      if (detail.type === 'redacted') log(detail.data);
      else log(detail.signature);
  }
}
