// @from 4
// @row invalid-tool-arguments-error error-name-strings
// @only renamed-exports error-names
// @findings warning:16 warning:18
import * as ai from 'ai';
import { InvalidToolInputError } from 'ai';

export function tell(error: unknown): string {
  if (InvalidToolInputError.isInstance(error)) return `${error.toolName}: ${error.toolInput}`;
  if (error instanceof ai.InvalidToolInputError) {
    const { toolInput: toolArgs, toolName } = error;
    return toolName + toolArgs;
  }
  const { name } = error as Error;
  if (name === 'AI_InvalidToolInputError') return 'input';
  if (name === 'AI_ToolExecutionError') return 'tool';
  switch (name) {
    case 'AI_NoOutputSpecifiedError':
      return 'output';
    case 'AI_InvalidToolInputError':
      return 'again';
  }
  return 'error';
}
