// @from 4
// @row invalid-tool-arguments-error error-name-strings
// @only renamed-exports error-names
// @findings warning:16 warning:18
import * as ai from 'ai';
import { InvalidToolArgumentsError } from 'ai';

export function tell(error: unknown): string {
  if (InvalidToolArgumentsError.isInstance(error)) return `${error.toolName}: ${error.toolArgs}`;
  if (error instanceof ai.InvalidToolArgumentsError) {
    const { toolArgs, toolName } = error;
    return toolName + toolArgs;
  }
  const { name } = error as Error;
  if (name === 'AI_InvalidToolArgumentsError') return 'input';
  if (name === 'AI_ToolExecutionError') return 'tool';
  switch (name) {
    case 'AI_NoOutputSpecifiedError':
      return 'output';
    case 'AI_InvalidToolArgumentsError':
      return 'again';
  }
  return 'error';
}
