// @from 4
// @only step-type
// @row step-type
// @types-skip-output what is reported does not compile
// @findings error:11 error:17 error:17 error:20
import type { StepResult, ToolSet } from 'ai';

declare function log(...values: unknown[]): void;

export function show(step: StepResult<ToolSet>) {
  switch (step.stepType) {
    case 'initial':
      log('start');
  }
}

export const taken = ({ stepType, isContinued }: StepResult<ToolSet>) => log(stepType, isContinued);

/** The type. */
export type Type = StepResult<ToolSet>['stepType'];
